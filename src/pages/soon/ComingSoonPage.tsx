import {
  AppBar,
  BackIcon,
  ButtonLink,
  EmptyState,
  type EmptyStateProps,
  IconButtonLink,
  PageScaffold,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useBrand } from '../../domains/brand/index.ts';
import type { MessageId } from '../../lib/intl/ids.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';

export interface ComingSoonPageProps {
  title: MessageId;
  drawing: EmptyStateProps['drawing'];
  /** One of the main places: nothing to go back to. */
  isMain?: boolean;
  /** Buttons at the end of its bar. */
  end?: ReactNode;
}

/** A place whose content is still to come. */
export const ComingSoonPage = observer(function ComingSoonPage(props: ComingSoonPageProps) {
  const { title, drawing, isMain = false, end } = props;
  const text = useText();
  usePageTitle(useBrand().title, text(title));
  return (
    <PageScaffold
      bar={
        <AppBar
          start={
            isMain ? undefined : (
              <IconButtonLink icon={BackIcon} label={text('nav.back')} href="/home/recommend" />
            )
          }
          title={text(title)}
          titleSize={isMain ? 'page' : 'bar'}
          end={end}
        />
      }
    >
      <EmptyState
        drawing={drawing}
        title={text('soon.title')}
        text={text('soon.text')}
        action={
          <ButtonLink tone="primary" href="/home/recommend">
            {text('soon.action')}
          </ButtonLink>
        }
      />
    </PageScaffold>
  );
});
