import { createElement } from 'react';
import { PageFailure } from '../lib/PageFailure.tsx';
import type { PlaceholderShape } from '../lib/placeholder-shape.ts';
import { useStores } from '../lib/stores/stores.ts';
import { useLoaded } from '../lib/useLoaded.ts';
import { Placeholder } from './Placeholder.tsx';

interface DomainPageProps {
  /** `<domain>/<page>` */
  page: string;
  props: Readonly<Record<string, string>>;
  placeholder: PlaceholderShape;
}

/** A page of a domain; its bar and skeleton until its code has come (decision 0008). */
export function DomainPage({ page, props, placeholder }: DomainPageProps) {
  const { domains } = useStores();
  const loaded = useLoaded(domains.page(page));
  if (loaded.status === 'ready') return createElement(loaded.value, props);
  return (
    <Placeholder of={placeholder}>
      {loaded.status === 'failed' && <PageFailure retry={loaded.retry} />}
    </Placeholder>
  );
}
