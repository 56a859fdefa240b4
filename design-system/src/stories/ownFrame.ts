/** Parameters of stories that lie over their page: among the docs each has a page of its own to lie over. */
export const ownFrame = { docs: { story: { inline: false, height: '560px' } } } as const;
