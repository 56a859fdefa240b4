import { type GuestArea, isKept } from '@livery/contract';
import { type CallName, callSpecOf } from '@livery/contract/calls';
import type { FastifyRequest } from 'fastify';
import type { Place } from '../infra/http/request.ts';

/** Deny by default: a call of guests that no rule of a brand could close stops the start. */
export const refuseCallsWithoutArea = ({ access, call }: Place): void => {
  if (access !== 'guest' || !call || callSpecOf(call).area) return;
  throw new Error(`${call} does not say what of a brand it shows to guests: give it an area.`);
};

const areaOf = (call: CallName | undefined, query: unknown): GuestArea | undefined => {
  const { area } = call ? callSpecOf(call) : {};
  return typeof area === 'function' ? area(query as Record<string, unknown>) : area;
};

/** Whether the brand keeps for people with an account what is asked for. */
export const isKeptFromGuests = ({ tenant, place, query }: FastifyRequest): boolean => {
  const area = areaOf(place.call, query);
  return area !== undefined && isKept(tenant.brand.config.guests, area);
};
