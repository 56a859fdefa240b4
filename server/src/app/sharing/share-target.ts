import type { FastifyInstance, FastifyRequest } from 'fastify';

const FIELDS = ['title', 'text', 'url'];
/** Bytes of one field: an address of a page, or some words. */
const LONGEST = 2_000;
/** What comes with files is larger, and they cannot be kept here: nobody waits for them. */
const MOST = 256 * 1024;

const LIMITS = { fields: 5, fieldSize: LONGEST, files: 10, fileSize: MOST };

const wordsOf = async (request: FastifyRequest): Promise<string[]> => {
  if (!request.isMultipart() || Number(request.headers['content-length'] ?? MOST) >= MOST) return [];
  const words: string[] = [];
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file') part.file.resume();
    else if (FIELDS.includes(part.fieldname) && typeof part.value === 'string') words.push(part.value.trim());
  }
  return [...new Set(words)].filter(Boolean);
};

/**
 * What another application hands over where no service worker is in charge: its words go on to the page where one chooses
 * what becomes of them. Files are lost.
 */
export const shareTargetRoute = (app: FastifyInstance): void => {
  app.post('/share-target', { config: { access: 'open', isForm: true } }, async (request, reply) => {
    const words = await wordsOf(request).catch(() => []);
    const query = new URLSearchParams({ shared: '', ...(words.length > 0 && { text: words.join('\n') }) });
    // What has not been read stays unread.
    if (!request.raw.complete) reply.header('connection', 'close');
    return reply.header('cache-control', 'no-store').redirect(`/publish?${query}`, 303);
  });
};
