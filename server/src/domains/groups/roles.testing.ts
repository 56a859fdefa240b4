import { ADMIN_RIGHTS, type AdminRight, GROUP_ABILITIES, type GroupAbility } from '@livery/contract';
import { ABILITIES, type AbilityRow, GROUP_CALLS, type Need } from './roles.ts';

/** Somebody in a group, as the table of roles tells them apart. */
export interface Role {
  name: string;
  as: 'owner' | 'admin' | 'member';
  rights: readonly AdminRight[];
  /** The group permits its members everything, or nothing. */
  permitted: boolean;
}

const admin = (name: string, rights: readonly AdminRight[]): Role => ({
  name,
  as: 'admin',
  rights,
  permitted: false,
});

export const ROLES: readonly Role[] = [
  { name: 'owner', as: 'owner', rights: [], permitted: false },
  admin('admin', []),
  ...ADMIN_RIGHTS.map((right) => admin(`admin with ${right}`, [right])),
  admin('admin with every right', ADMIN_RIGHTS),
  { name: 'member', as: 'member', rights: [], permitted: true },
  { name: 'member who is permitted nothing', as: 'member', rights: [], permitted: false },
];

export const has = ({ as, rights, permitted }: Role, ability: GroupAbility): boolean =>
  ABILITIES[ability][as].some(
    (grant) =>
      grant === 'always' || (grant === 'permitted' && permitted) || rights.some((right) => right === grant),
  );

export const mayCall = (role: Role, needs: Need): boolean =>
  typeof needs === 'string' || needs.some((ability) => has(role, ability));

const GRANTS: Readonly<Record<string, string>> = {
  always: 'yes',
  permitted: 'where permitted',
  brand: 'where the brand allows it',
};

const cell = (row: AbilityRow, as: keyof AbilityRow): string =>
  row[as].map((grant) => GRANTS[grant] ?? `with \`${grant}\``).join(', ') || '–';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const NEEDS = { anyone: 'to be signed in', membership: 'to be in it' };
const needsText = (needs: Need): string =>
  typeof needs === 'string' ? NEEDS[needs] : needs.map((ability) => `\`${ability}\``).join(' or ');

/** `docs/groups.md`: the table of roles, as people read it. */
export const rolesPage = (): string => `# Who may do what in a group

Written from \`server/src/domains/groups/roles.ts\`, which the server asks before each call and of which \`user_auth.permissions\` tells each member their row; a test keeps
this page and walks every role over every call (\`roles.test.ts\`; \`vitest --project server roles.test.ts -u\` writes it anew).

An admin has the rights that they were given, each by itself. “Where permitted”: the group permits it to its members (\`member_permission\`). Nobody acts upon the owner, and an
admin not upon admins, but that whoever may add admins may change another one, or make them a plain member, who has no right that they lack themselves. Nobody gives rights that they do not
have, or changes their own. Who gave the group away stays as an admin with every right, or as a plain member where all places of admins are taken.

${row(['ability', 'owner', 'admin', 'member', 'both in a direct conversation'])}
${row(['---', '---', '---', '---', '---'])}
${GROUP_ABILITIES.map((ability) => {
  const grants = ABILITIES[ability];
  return row([
    `\`${ability}\``,
    cell(grants, 'owner'),
    cell(grants, 'admin'),
    cell(grants, 'member'),
    cell(grants, 'direct'),
  ]);
}).join('\n')}

Who is not in it, or blocked from it, is refused everything but what needs a session alone; who is blocked from it cannot join either. For people of another brand there is no
such group; guests are asked to sign in.

${row(['call', 'needs'])}
${row(['---', '---'])}
${GROUP_CALLS.map(({ call, use, needs }) =>
  row([`\`${call}\`${use === undefined ? '' : `, ${use}`}`, needsText(needs)]),
).join('\n')}
`;
