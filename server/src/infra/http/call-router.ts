import { type CallName, partsOf } from '@livery/contract/calls';
import findMyWay, { type HTTPMethod } from 'find-my-way';

/** As the router of the application takes them (`app.ts`). */
const OPTIONS = { maxParamLength: 200, querystringParser: () => ({}) };

export interface Found<Entry> {
  readonly entry: Entry;
  readonly params: Record<string, string | undefined>;
}

/** Finds calls by where they stand. */
export interface CallRouter<Entry> {
  add(name: CallName, entry: Entry): void;
  /**
   * @param url as it came: it is decoded here
   * @param path the same, decoded
   */
  find(method: string, url: string, path: string): Found<Entry> | undefined;
}

/** What stands before the first parameter of any call: `/api/v1/groups`. */
const areaOf = (path: string): string => path.split('/', 4).join('/');

/**
 * A router for each area of addresses, made with its first call: a start has hundreds of calls, and compiles the way to
 * none of them. @throws Error for a call whose area has a parameter, for it would be found by luck, and for a second one of the same address
 */
export const createCallRouter = <Entry>(): CallRouter<Entry> => {
  const addresses = new Set<string>();
  const waiting = new Map<string, [string, Entry][]>();
  const routers = new Map<string, findMyWay.Instance<findMyWay.HTTPVersion.V1>>();
  const routerOf = (area: string) => {
    const calls = waiting.get(area);
    if (!calls) return routers.get(area);
    const router = routers.get(area) ?? findMyWay(OPTIONS);
    for (const [name, entry] of calls) router.on(...onOf(name), () => undefined, entry);
    waiting.delete(area);
    routers.set(area, router);
    return router;
  };
  return {
    add: (name, entry) => {
      const area = areaOf(partsOf(name)[1]);
      if (/[:*]/.test(area)) throw new Error(`${name} has a parameter too early in its address.`);
      const address = name.replaceAll(/:\w+/g, ':');
      if (addresses.has(address)) throw new Error(`${name} stands where another call does.`);
      addresses.add(address);
      const others = waiting.get(area);
      if (others) others.push([name, entry]);
      else waiting.set(area, [[name, entry]]);
    },
    find: (method, url, path) => {
      const found = routerOf(areaOf(path))?.find(method as HTTPMethod, url);
      return found ? { entry: found.store as Entry, params: found.params } : undefined;
    },
  };
};

const onOf = (name: string): [HTTPMethod, string] => partsOf(name);
