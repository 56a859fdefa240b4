/** What the painted shell shows under a condition, by the address that it leads to. The server knows the conditions. */
const CONDITIONS = { discover: '/discover', publish: '/publish', guest: '/login' } as const;

const anchorTo = (address: string): string => `<a [^>]*href="${address}"[^>]*>(?:(?!</a>).)*</a>`;

/**
 * Puts `<!--if:name-->…<!--end-->` around every link of a condition, together with a box that holds nothing else.
 * @throws Error when a link is missing: the shell has changed and its condition would be forgotten
 */
export const cutHoles = (markup: string): string =>
  Object.entries(CONDITIONS).reduce((cut, [name, address]) => {
    const anchor = anchorTo(address);
    const links = new RegExp(`<div[^>]*>${anchor}</div>|${anchor}`, 'gs');
    if (!links.test(cut)) throw new Error(`The painted shell has no link to ${address}`);
    return cut.replace(links, (link) => `<!--if:${name}-->${link}<!--end-->`);
  }, markup);
