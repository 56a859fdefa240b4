// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { PostModel } from './post.model.ts';
import { showcaseOf } from './showcase.ts';
import { aPost } from './social.testing.ts';

/** ThumbHashes of one colour, as the server makes them. */
const RED = btoa(String.fromCharCode(0x00, 0xfc, 0x0f, 0x00, 0x00));
const BLUE = btoa(String.fromCharCode(0x00, 0x00, 0x00, 0x00, 0x00));

const withPictures = (id: string, ...hashes: string[]) =>
  new PostModel(
    aPost(id, {
      kind: 'images',
      media: hashes.map((thumbhash, index) => ({ url: `/${id}-${index}`, width: 3, height: 4, thumbhash })),
    }),
  );

describe('the collage', () => {
  it('lays pictures of other posts between those of one', () => {
    const posts = [
      withPictures('a', RED, RED),
      withPictures('b', RED),
      withPictures('c', RED),
      withPictures('d', RED),
    ];
    const order = showcaseOf(posts, 5).map((url) => url.slice(1, 2));
    expect(order.filter((post) => post === 'a')).toHaveLength(2);
    expect(order.lastIndexOf('a') - order.indexOf('a')).toBe(4);
  });

  it('lays unlike beside like', () => {
    const posts = ['a', 'b', 'c'].map((id) => withPictures(id, RED)).concat(withPictures('d', BLUE));
    expect(showcaseOf(posts, 2)).toEqual(['/a-0', '/d-0']);
  });

  it('shows a picture once, and no more than asked for', () => {
    const twice = [withPictures('a', RED, BLUE), withPictures('a', RED)];
    expect(new Set(showcaseOf(twice, 12)).size).toBe(showcaseOf(twice, 12).length);
    expect(showcaseOf(twice, 1)).toHaveLength(1);
  });

  it('takes a broken hash for black', () => {
    expect(showcaseOf([withPictures('a', '%')], 3)).toEqual(['/a-0']);
  });
});
