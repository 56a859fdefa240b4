/** Letters and digits: the same form sent again does nothing twice. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '');
