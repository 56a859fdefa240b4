/** Who may do what in the operators' console. What stands in no list is nobody's. */
export const OPERATOR_ROLES = ['owner', 'moderator', 'finance', 'support'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export const OPERATOR_RIGHTS = [
  'self',
  'today.read',
  'settings.read',
  'settings.write',
  'maintenance.write',
  'audit.read',
  'operators.manage',
  'people.read',
  'people.reveal',
  'people.manage',
  'people.export',
  'content.review',
  'announcements.write',
  'invites.read',
  'invites.write',
  'money.read',
  'money.move',
] as const;
/** `self`: one's own session. `people.reveal`: personal data as it is, each time written down. `people.export`: all that is kept of one. */
export type OperatorRight = (typeof OPERATOR_RIGHTS)[number];

const EVERYBODY = ['self', 'today.read', 'settings.read'] as const satisfies readonly OperatorRight[];

/** A closed matrix: a right that a role does not list is refused. */
export const RIGHTS_OF: Readonly<Record<OperatorRole, readonly OperatorRight[]>> = {
  owner: OPERATOR_RIGHTS,
  moderator: [
    ...EVERYBODY,
    ...(['people.read', 'people.manage', 'content.review'] as const),
    ...(['announcements.write', 'invites.read', 'invites.write'] as const),
  ],
  finance: [...EVERYBODY, 'audit.read', 'people.read', 'money.read', 'money.move'],
  support: [...EVERYBODY, 'people.read', 'people.reveal', 'invites.read'],
};

/** The console's cookie and all its pages and calls. */
export const OPS_PATH = '/ops';

/** Milliseconds after which a session that nobody uses has ended. */
export const OPS_IDLE = 15 * 60_000;
