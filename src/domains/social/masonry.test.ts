// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOf } from './masonry.ts';
import { PostModel } from './post.model.ts';
import { aPost } from './social.testing.ts';

const pictures = fc.array(
  fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 4000 }) }),
  {
    maxLength: 60,
  },
);
const postsOf = (sizes: { width: number; height: number }[]) =>
  sizes.map(
    (size, index) =>
      new PostModel(
        aPost(String(index), { kind: 'images', media: [{ ...size, url: `/${index}`, thumbhash: '' }] }),
      ),
  );

describe('columns of pictures', () => {
  it('hold every picture once', () => {
    fc.assert(
      fc.property(pictures, (sizes) => {
        const ids = columnsOf(postsOf(sizes), { count: 2 })
          .flat()
          .map(({ id }) => Number(id));
        expect(ids.sort((a, b) => a - b)).toEqual(sizes.map((_, index) => index));
      }),
    );
  });

  it('hold words without a picture, too', () => {
    const words = new PostModel(aPost('words'));
    expect(columnsOf([...postsOf([{ width: 1, height: 4 }]), words], { count: 2 })[1]).toEqual([words]);
  });

  it('leave what stands where it is when more come', () => {
    fc.assert(
      fc.property(pictures, pictures, (first, more) => {
        const before = columnsOf(postsOf(first), { count: 2 });
        const after = columnsOf(postsOf([...first, ...more]), { count: 2 });
        for (const [index, column] of before.entries()) {
          expect(after[index]?.slice(0, column.length).map(({ id }) => id)).toEqual(
            column.map(({ id }) => id),
          );
        }
      }),
    );
  });

  it('deal posts one after the other where a post is as high as any other', () => {
    fc.assert(
      fc.property(pictures, (sizes) => {
        const lengths = columnsOf(postsOf(sizes), { count: 3, isEven: true }).map(({ length }) => length);
        expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
