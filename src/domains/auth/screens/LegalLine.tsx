import { Link, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText, useTextAround } from '../../../lib/intl/useText.ts';
import { useBrand } from '../../brand/index.ts';

/** "By continuing you agree to …", with the brand's own pages. */
export const LegalLine = observer(function LegalLine() {
  const text = useText();
  const around = useTextAround();
  const { termsUrl, privacyUrl } = useBrand();
  return (
    <Text as="p" size="caption" tone="tertiary" align="center" wrap="balance">
      {around('login.legal', {
        terms: (
          <Link key="terms" href={termsUrl} target="_blank" rel="noopener">
            {text('login.terms')}
          </Link>
        ),
        privacy: (
          <Link key="privacy" href={privacyUrl} target="_blank" rel="noopener">
            {text('login.privacy')}
          </Link>
        ),
      })}
    </Text>
  );
});
