// @vitest-environment node
import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

it('ends at 99+', () => expect([0, 99, 100, 101].map(countText)).toEqual(['0', '99', '99+', '99+']));
