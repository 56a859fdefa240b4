import { Link, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText, useTextAround } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { helpOf } from './help.ts';

/** "Need help?", with the brand's page for it, or its address. */
export const HelpLine = observer(function HelpLine() {
  const text = useText();
  const around = useTextAround();
  const { url, email } = helpOf(useStores().brand);
  return (
    <Text as="p" size="caption" tone="tertiary" align="center" wrap="balance">
      {around('help.ask', {
        help: (
          <Link key="help" href={url} {...(!email && { target: '_blank', rel: 'noopener' })}>
            {email ?? text('help.page')}
          </Link>
        ),
      })}
    </Text>
  );
});
