import { ButtonLink, EmptyState, PageScaffold } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useBrand } from '../../domains/brand/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';

export const NotFoundPage = observer(function NotFoundPage() {
  const text = useText();
  usePageTitle(useBrand().title, text('page.lost.title'));
  return (
    <PageScaffold>
      <EmptyState
        drawing="search"
        level={1}
        title={text('page.lost.title')}
        text={text('page.lost.text')}
        action={
          <ButtonLink tone="primary" href="/home/recommend">
            {text('page.lost.action')}
          </ButtonLink>
        }
      />
    </PageScaffold>
  );
});
