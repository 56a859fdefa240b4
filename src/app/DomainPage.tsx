import type { ComponentType } from 'react';
import { createElement, useEffect, useState } from 'react';
import type { Domains } from '../lib/domains/domains.ts';
import { laterTexts } from '../lib/intl/later.ts';
import { useStores } from '../lib/stores/stores.ts';

type Page = ComponentType<Record<string, string>>;

/** Pages that have come: the next visit draws them at once. */
const known = new Map<string, Page>();

const fetchPage = async (domains: Domains, domain: string, page: string): Promise<Page> => {
  const [{ pages }] = await Promise.all([
    domains.load(domain),
    laterTexts.bring('shared'),
    import('../styles/pages.css'),
  ]);
  const load = pages[page];
  if (!load) throw new Error(`The domain ${domain} has no page ${page}`);
  const component = (await load()) as unknown as Page;
  known.set(`${domain}/${page}`, component);
  return component;
};

interface DomainPageProps {
  domain: string;
  page: string;
  props: Readonly<Record<string, string>>;
}

/** A page of a domain, with its code, texts and styles; what does not come is thrown to the error boundary (decision 0008). */
export function DomainPage({ domain, page, props }: DomainPageProps) {
  const { domains } = useStores();
  const [component, setComponent] = useState(() => known.get(`${domain}/${page}`));
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (component) return undefined;
    let isWanted = true;
    fetchPage(domains, domain, page).then(
      (loaded) => isWanted && setComponent(() => loaded),
      (error: unknown) => isWanted && setFailure({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [component, domains, domain, page]);
  if (failure) throw failure.error;
  return component ? createElement(component, props) : null;
}
