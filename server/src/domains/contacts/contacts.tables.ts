import type { Stamp } from '../../infra/database/columns.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';

export interface ContactsTable {
  user_id: string;
  contact_id: string;
  create_at: Stamp;
}

export interface BlocksTable {
  user_id: string;
  block_id: string;
  create_at: Stamp;
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    contacts: ContactsTable;
    blocks: BlocksTable;
  }
}

export const tables: DomainTables = {
  owns: ['contacts', 'blocks'],
  uses: [
    {
      table: 'users',
      access: 'read',
      why: 'A page of people is one statement; changes of one person’s lists wait for each other at their row.',
    },
  ],
};
