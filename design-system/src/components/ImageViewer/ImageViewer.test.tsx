import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ImageViewer } from './ImageViewer.tsx';
import { held, zoomedAt } from './zoom.ts';

const box = { width: 400, height: 800 };

test('what is under the finger stays under it', () => {
  const point = { x: 60, y: -100 };
  const zoom = zoomedAt({ scale: 1, x: 0, y: 0 }, 2, point, box);
  // A point of the picture lies at `(point - move) / scale` from its middle, before as after.
  expect((point.x - zoom.x) / zoom.scale).toBeCloseTo(point.x);
  expect((point.y - zoom.y) / zoom.scale).toBeCloseTo(point.y);
});

test('the picture is never smaller than fitted, never four times larger, and never leaves its box', () => {
  const number = fc.double({ min: -1e4, max: 1e4, noNaN: true });
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), number, number, (scale, x, y) => {
      const zoom = held({ scale, x, y }, box);
      expect(zoom.scale).toBeGreaterThanOrEqual(1);
      expect(zoom.scale).toBeLessThanOrEqual(4);
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual((box.width * (zoom.scale - 1)) / 2);
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual((box.height * (zoom.scale - 1)) / 2);
    }),
  );
});

const images = ['Tea', 'Lake', 'City'].map((alt) => ({ id: alt, src: `/${alt}.svg`, alt }));
const labels = { title: 'Pictures', close: 'Close', previous: 'Previous', next: 'Next', loading: 'Loading' };

function Harness() {
  const [at, setAt] = useState<number>();
  return (
    <>
      <button type="button" onClick={() => setAt(1)}>
        Open
      </button>
      <ImageViewer
        open={at !== undefined}
        onClose={() => setAt(undefined)}
        images={images}
        at={at ?? 0}
        onMove={setAt}
        labels={labels}
        position={`${(at ?? 0) + 1} of 3`}
      />
    </>
  );
}

const shown = () => screen.getByRole('img').getAttribute('alt');

test('arrows turn and stop at the ends, which offer no way on', async () => {
  render(<Harness />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Pictures' })).toBeTruthy();
  expect(shown()).toBe('Lake');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe('City');
  expect(screen.getByText('3 of 3').getAttribute('aria-live')).toBe('polite');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(shown()).toBe('Tea');
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
});

test('keys enlarge and fit, the next picture starts fitted, Escape gives the focus back', async () => {
  render(<Harness />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const scale = () => screen.getByRole('img').style.transform.match(/scale\(([\d.]+)\)/)?.[1];
  const stage = screen.getByRole('img').parentElement!;
  stage.focus();
  await userEvent.keyboard('++');
  expect(scale()).toBe('2.25');
  await userEvent.keyboard('0');
  expect(scale()).toBe('1');
  await userEvent.keyboard('+');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(scale()).toBe('1');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});
