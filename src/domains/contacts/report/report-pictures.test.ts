import { beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { ReportPictures } from './report-pictures.store.ts';

const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });

let isLost: boolean;
let pictures: ReportPictures;

beforeEach(() => {
  isLost = false;
  const { call } = fakeCalls({
    'GET /api/v1/files/reports/upload_image': ({ query }) => ({
      url: '/put',
      form_data: { key: 'k' },
      file_path: `report.${query.extension}`,
    }),
  });
  const upload = async () => {
    if (isLost) throw new Error('no network');
  };
  pictures = new ReportPictures({ call, upload } as never);
});

it('uploads what is chosen, four at most, and says that there are more', async () => {
  expect(pictures.add(['a', 'b', 'c', 'd', 'e'].map((name) => picture(name)))).toBe('full');
  await vi.waitFor(() => expect(pictures.paths).toHaveLength(4));
  expect([pictures.isFull, pictures.isBusy]).toEqual([true, false]);
});

it('takes nothing but pictures', () => {
  expect(pictures.add([picture('a.pdf', 'application/pdf')])).toBe('unfit');
  expect(pictures.list).toEqual([]);
});

it('sends one again that did not arrive, and forgets one that is taken away', async () => {
  isLost = true;
  pictures.add([picture('a', 'image/jpeg'), picture('b')]);
  await vi.waitFor(() => expect(pictures.list.map(({ status }) => status)).toEqual(['failed', 'failed']));
  expect([pictures.paths, pictures.hasFailed]).toEqual([[], true]);
  isLost = false;
  const [first, second] = pictures.list;
  pictures.retry(first?.key ?? 0);
  pictures.remove(second?.key ?? 0);
  await vi.waitFor(() => expect(pictures.paths).toEqual(['report.jpg']));
  expect(pictures.hasFailed).toBe(false);
});
