import type { BrowserContext } from 'playwright';

const PAGE = 200;

interface Page {
  list: { id: string }[];
  next_id: string | null;
}

/** Lists of posts become `total` long: what the server returns comes again and again, under other ids. */
export const serveLongLists = async (context: BrowserContext, total: number): Promise<void> => {
  const known = new Map<string, Page['list']>();
  await context.route(/\/social\/api\/(guest\/)?recommend\/public/, async (route) => {
    const address = new URL(route.request().url());
    const type = address.searchParams.get('type') ?? '';
    const from = Number(/^long-(\d+)$/.exec(address.searchParams.get('next_id') ?? '')?.[1] ?? 0);
    if (!known.has(type)) {
      address.searchParams.delete('next_id');
      // Browsers resolve *.localhost by themselves; from here the brand travels in the Host header.
      const { host } = address;
      address.hostname = '127.0.0.1';
      const answer = await route.fetch({
        url: address.href,
        headers: { ...route.request().headers(), host },
      });
      known.set(type, ((await answer.json()) as { result: Page }).result.list);
    }
    const posts = known.get(type) ?? [];
    const list = Array.from({ length: Math.min(PAGE, total - from) }, (_, index) => ({
      ...posts[(from + index) % posts.length],
      id: `long-${from + index}`,
    }));
    const end = from + list.length;
    const result = { list, next_id: end < total ? `long-${end}` : null };
    await route.fulfill({ json: { result } });
  });
};
