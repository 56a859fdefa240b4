import { APP_VERSION } from '@livery/contract';
import {
  Card,
  FileIcon,
  GlobeIcon,
  InfoIcon,
  List,
  ListHeading,
  ListRow,
  MailIcon,
  ShieldIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { LazyConsentRow } from '../../domains/analytics/index.ts';
import { useBrand } from '../../domains/brand/index.ts';
import { helpOf, linksAt } from '../../domains/brand/later.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';

/** Written by the build (docs/third-party.md). */
const LICENCES = `/assets/licences-${APP_VERSION}.txt`;
const ENCODER_LICENCE = '/assets/lame-licence.txt';

/** Version, the brand's own pages, and what the software of others asks for. */
export const AboutSection = observer(function AboutSection() {
  const text = useText();
  const { termsUrl, privacyUrl } = useBrand();
  const { brand, appearance } = useStores();
  const help = helpOf(brand);
  return (
    <section aria-labelledby="settings-about">
      <ListHeading id="settings-about">{text('about.section')}</ListHeading>
      <Card>
        <List labelledBy="settings-about">
          <ListRow icon={InfoIcon} title={text('about.version')} value={APP_VERSION} />
          <ListRow
            icon={help.email ? MailIcon : GlobeIcon}
            title={text('about.help')}
            {...(help.email && { value: help.email })}
            href={help.url}
          />
          <ListRow icon={FileIcon} title={text('login.terms')} href={termsUrl} />
          <ListRow icon={ShieldIcon} title={text('login.privacy')} href={privacyUrl} />
          <LazyConsentRow />
          {linksAt(brand, 'about', appearance.locale).map(({ label, url }) => (
            <ListRow key={url} icon={GlobeIcon} title={label} href={url} />
          ))}
          <ListRow icon={FileIcon} title={text('about.licences')} href={LICENCES} />
          <ListRow icon={FileIcon} title={text('about.encoder')} href={ENCODER_LICENCE} />
        </List>
      </Card>
    </section>
  );
});
