import type { Tenant } from '../../../infra/tenancy.ts';
import type { OpsBy, OpsSettings } from './settings.service.ts';

const KEY = 'block_words';

const wordsIn = ({ words }: Record<string, unknown>): string[] =>
  Array.isArray(words) ? words.filter((word): word is string => typeof word === 'string') : [];

/** The setting `block_words` for those who look after content: word by word, so that two of them do not undo each other. */
export const createOpsBlockWords = (settings: OpsSettings) => ({
  list: async (tenant: Tenant): Promise<string[]> => wordsIn((await settings.read(tenant, KEY)).value),

  /** What is so already stays, and is not written down. @throws api.validation for a word that is too long, and for too many */
  change: async (
    tenant: Tenant,
    { add, remove }: { add: readonly string[]; remove: readonly string[] },
    by: OpsBy,
  ): Promise<string[]> => {
    const gone = new Set(remove);
    const changed = await settings.change(
      tenant,
      KEY,
      (held) => ({ words: [...wordsIn(held).filter((word) => !gone.has(word)), ...add] }),
      by,
      { mayStay: true },
    );
    return wordsIn(changed.value);
  },
});

export type OpsBlockWords = ReturnType<typeof createOpsBlockWords>;
