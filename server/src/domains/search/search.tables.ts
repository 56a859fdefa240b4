import type { Generated } from 'kysely';
import type { DomainTables } from '../../infra/database/table-owners.ts';

/** Rows of these tables are written by triggers on posts and users (server/migrations/0036_search.sql). */
export interface PostSearchTable {
  bucket: string;
  post_id: string;
  tokens: string[];
}

export interface PostHashtagsTable {
  name: string;
  post_id: string;
}

export interface HashtagsTable {
  /** As it is looked for. */
  name: string;
  /** As it was written first. */
  shown: string;
  count: number;
  /** Neither found nor suggested: operators said so. */
  hidden: Generated<boolean>;
}

export interface HashtagDaysTable {
  day: Date;
  name: string;
  count: number;
}

export interface SearchWordsTable {
  word: string;
}

export interface PersonSearchTable {
  user_id: string;
  said: string;
  tokens: string[];
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    post_search: PostSearchTable;
    post_hashtags: PostHashtagsTable;
    hashtags: HashtagsTable;
    hashtag_days: HashtagDaysTable;
    search_words: SearchWordsTable;
    person_search: PersonSearchTable;
  }
}

export const tables: DomainTables = {
  owns: ['post_search', 'post_hashtags', 'hashtags', 'hashtag_days', 'search_words', 'person_search'],
  uses: [
    {
      table: 'posts',
      access: 'read',
      why: 'What many posts say is found among the best of them: order and text are theirs.',
    },
    {
      table: 'users',
      access: 'read',
      why: 'People are found with their profiles, and ordered, before a page is cut.',
    },
    { table: 'follows', access: 'read', why: 'People who are found come with who follows whom.' },
    { table: 'follow_counts', access: 'read', why: 'People whom most follow are found first.' },
    { table: 'hidden_authors', access: 'read', why: 'Whom a reader hides is left out before a page is cut.' },
    { table: 'blocks', access: 'read', why: 'Whom a block stands between is left out before a page is cut.' },
  ],
};
