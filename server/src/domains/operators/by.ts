import type { FastifyRequest } from 'fastify';
import { ApiError, required } from '../../infra/errors.ts';

/** Who does something in the console, where from, and why: what a row of the audit log begins with. */
export interface By {
  operator: string;
  address: string;
  reason: string;
}

/** @throws api.unauthorized */
export const byOf = ({ operator, address }: FastifyRequest, reason: string): By => ({
  operator: required(operator, 'api.unauthorized').name,
  address,
  reason: reason.trim(),
});

/** Of what needs a reason. @throws api.validation where there is none */
export const reasonedBy = (request: FastifyRequest, reason: string): By => {
  const by = byOf(request, reason);
  if (by.reason === '') throw new ApiError('api.validation', { reason: 'missing' });
  return by;
};
