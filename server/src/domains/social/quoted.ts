/** Letters of what somebody wrote that those read who are told of it. */
export const QUOTED = 120;

export const quoted = (text: string): string => [...text].slice(0, QUOTED).join('');
