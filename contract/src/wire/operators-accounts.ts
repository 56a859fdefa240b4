import { type Static, Type } from 'typebox';
import { OPERATOR_ROLES } from '../operators.ts';
import { calls, Nothing, Nullable, OneOf, Time } from './call.ts';

/** Who may come into the console, or might once. */
export const OperatorAccount = Type.Object({
  name: Type.String(),
  role: OneOf(OPERATOR_ROLES),
  disabled_at: Nullable(Time),
  create_at: Time,
  is_self: Type.Boolean(),
});
export type OperatorAccount = Static<typeof OperatorAccount>;

/** What somebody needs to come in: told this once. */
export const OperatorEnrolment = Type.Object({
  name: Type.String(),
  role: OneOf(OPERATOR_ROLES),
  password: Type.String(),
  /** For an authenticator, as a QR code shows it. */
  uri: Type.String(),
  secret: Type.String(),
});
export type OperatorEnrolment = Static<typeof OperatorEnrolment>;

const Name = Type.Object({ name: Type.String({ maxLength: 40 }) });
const Role = OneOf(OPERATOR_ROLES);
/** What the caller’s own authenticator shows at that moment; each is good once. */
const Code = Type.String({ minLength: 1, maxLength: 20 });
const Reason = Type.String({ minLength: 1, maxLength: 300 });

/**
 * Who may come into the console, and where they are in it. Nobody does these things to themselves, and
 * who lets somebody in, renews them or gives them a role shows their own second factor once more. All of it is `@assumed`.
 */
export const operatorsAccountsCalls = calls({
  'DELETE /ops/api/sessions': {
    access: 'operator',
    right: 'self',
    summary: 'End all other sessions of this operator',
    result: Type.Object({ ended: Type.Integer() }),
  },
  'GET /ops/api/operators': {
    access: 'operator',
    right: 'operators.manage',
    summary: 'All operators of the brand by their names, those who may come in no more too',
    result: Type.Object({ list: Type.Array(OperatorAccount) }),
  },
  'POST /ops/api/operators': {
    access: 'operator',
    right: 'operators.manage',
    summary: 'Let somebody in: their password and second factor are told this once',
    body: Type.Object({
      name: Type.String({ minLength: 1, maxLength: 40 }),
      role: Role,
      reason: Reason,
      code: Code,
    }),
    result: OperatorEnrolment,
    errors: ['api.data_exists', 'api.invalid_code'],
  },
  'POST /ops/api/operators/:name/renew': {
    access: 'operator',
    right: 'operators.manage',
    summary: 'Another password and second factor; the old ones are worth nothing, and all their sessions end',
    params: Name,
    body: Type.Object({ reason: Reason, code: Code }),
    result: OperatorEnrolment,
    errors: ['api.invalid_code'],
  },
  'POST /ops/api/operators/:name/disable': {
    access: 'operator',
    right: 'operators.manage',
    summary: 'Let somebody in no more, at once',
    params: Name,
    body: Type.Object({ reason: Reason }),
    result: Nothing,
  },
  'PUT /ops/api/operators/:name/role': {
    access: 'operator',
    right: 'operators.manage',
    summary: 'Give somebody another role; it holds for what they do next',
    params: Name,
    body: Type.Object({ role: Role, reason: Reason, code: Code }),
    result: Nothing,
    errors: ['api.invalid_data', 'api.invalid_code'],
  },
});
