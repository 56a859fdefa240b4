import { isKept } from '@livery/contract';
import type { FieldFinding } from './brand.schema.check.ts';
import type { BrandConfig } from './brand.schema.ts';

/** Rules for guests that contradict each other, or say nothing. */
export function guestFindings({ guests, start, features }: BrandConfig): FieldFinding[] {
  if (!guests) return [];
  const findings: FieldFinding[] = [];
  if (isKept(guests, 'feed') && guests.feed_pages !== undefined)
    findings.push({
      field: 'guests.feed_pages',
      why: 'the feed is closed to guests, so there are no pages to count',
      remedy: 'remove it, or remove guests.feed',
    });
  if (isKept(guests, 'posts') && guests.comments === true)
    findings.push({
      field: 'guests.comments',
      why: 'posts are closed to guests, and comments stand on their pages',
      remedy: 'remove it, or remove guests.posts',
    });
  if (guests.discover !== undefined && !features.discover)
    findings.push({
      field: 'guests.discover',
      why: 'discover is switched off for everybody',
      remedy: 'remove it, or switch features.discover on',
    });
  const begin = start?.guest;
  if (begin === 'discover' || begin === 'home') {
    if (isKept(guests, begin === 'home' ? 'feed' : 'discover'))
      findings.push({
        field: 'start.guest',
        why: 'that page is closed to guests, so they could not begin there',
        remedy: 'write "login"',
        suggestion: 'login',
      });
  }
  return findings;
}
