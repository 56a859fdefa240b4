import { RIGHTS_OF } from '@livery/contract';
import { type CallName, callSpecOf } from '@livery/contract/calls';
import type { FastifyRequest } from 'fastify';
import { opsCookieOf } from '../domains/operators/cookie.ts';
import type { OperatorsService } from '../domains/operators/operators.service.ts';
import { ApiError, required } from '../infra/errors.ts';
import type { Place } from '../infra/http/request.ts';

const rightOf = (call: CallName | undefined) => call && callSpecOf(call).right;

/** Deny by default: a call of operators that names no right stops the start. */
export const refuseCallsWithoutRight = ({ access, call }: Place): void => {
  if (access !== 'operator' || rightOf(call)) return;
  throw new Error(`${call} does not say which right it needs: give it one in the contract.`);
};

/** A page asks by itself, whether somebody sits before it or not. */
const isPoll = (call: CallName | undefined): boolean => call !== undefined && callSpecOf(call).poll === true;

/** What a browser sends for a page of another site, or for none, changes nothing. */
const isFromConsole = ({ headers }: FastifyRequest): boolean =>
  URL.parse(headers.origin ?? '')?.host === headers.host?.toLowerCase();

/** From the console itself, or typed into the address bar; clients that are no browsers do not say. */
const SITES = new Set<unknown>([undefined, 'same-origin', 'none']);

/** The cookie goes along with what other hosts of the same site ask for: they cannot read it, but make it be asked. */
const isOfSibling = ({ headers }: FastifyRequest): boolean => !SITES.has(headers['sec-fetch-site']);

/**
 * Stands before every call of the console: where it comes from, whose cookie it carries, and whether their role has the
 * right. A token in a header is not even read. @throws api.unauthorized, api.forbidden
 */
export const admitOperator = async (
  request: FastifyRequest,
  operators: Pick<OperatorsService, 'callerOf'>,
): Promise<void> => {
  const { access, call } = request.place;
  if (isOfSibling(request)) throw new ApiError('api.forbidden');
  if (request.method !== 'GET' && !isFromConsole(request)) throw new ApiError('api.forbidden');
  if (access === 'ops-entry') return;
  const token = opsCookieOf(request.headers.cookie);
  const operator =
    token === undefined ? undefined : await operators.callerOf(request.tenant, token, !isPoll(call));
  const { role } = required(operator, 'api.unauthorized');
  const right = rightOf(call);
  if (!right || !RIGHTS_OF[role].includes(right)) throw new ApiError('api.forbidden');
  request.operator = operator;
};
