import type { BrandAnalytics } from '@livery/contract';
import { Type } from 'typebox';
import { URL_OR_PATH } from './links.schema.ts';

/** Where page views go, and whether people are asked first. */
export const analyticsSchema = Type.Unsafe<BrandAnalytics>(
  Type.Object(
    {
      url: Type.String({
        pattern: URL_OR_PATH,
        maxLength: 300,
        description: 'Page views are sent here: an https:// address, or a path of the same host.',
        examples: ['https://stats.plum.example/view', '/stats/view'],
      }),
      consent: Type.Optional(
        Type.Boolean({
          default: true,
          description: 'People are asked first, and nothing is sent until they agree. Default: true.',
        }),
      ),
    },
    {
      additionalProperties: false,
      description: 'Which pages are opened, by their pattern alone. Nothing is counted without it.',
    },
  ),
);
