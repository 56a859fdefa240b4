import type { WorkshopState } from '../server/cli/brand/studio/state.ts';

/** Texts by path; null takes a file away. What is no text travels as base64. */
export type SentFiles = Readonly<Record<string, string | null>>;
export type { WorkshopState };

/** A call was refused; the message is a sentence for the person. */
export class Refused extends Error {}

const ask = async (name: string, body?: object): Promise<Response> => {
  const response = await fetch(`/api/${name}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'x-studio': '1' },
  });
  if (response.ok) return response;
  const { refused } = (await response.json()) as { refused: string };
  throw new Refused(refused);
};

export const call = async <Result = WorkshopState>(name: string, body?: object): Promise<Result> =>
  (await ask(name, body)).json() as Promise<Result>;

/** Hands a file to the browser to keep. */
export async function keep(name: string, file: string, body?: object): Promise<void> {
  const url = URL.createObjectURL(await (await ask(name, body)).blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  URL.revokeObjectURL(url);
}

export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
