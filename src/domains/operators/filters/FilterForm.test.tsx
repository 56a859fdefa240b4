import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { FilterForm } from './FilterForm.tsx';
import { DAY, type FilterShape } from './filter.ts';
import { useFilter } from './useFilter.ts';

type Filter = { person?: string; from?: string };

const shape: FilterShape<Filter> = {
  path: '/ops/orders',
  section: 'orders',
  fields: { person: {}, from: { fits: DAY.fits, wrong: 'ops.field.wrong' } },
};

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <FilterForm shape={shape} filter={useFilter(shape)} />
    </>
  );
}

const shown = () => {
  const messages = { 'ops.field.wrong': [{ type: 0, value: 'Wrong' }] };
  render(
    <LanguageProvider value={{ locale: 'en', messages: messages as never }}>
      <MemoryRouter initialEntries={['/ops/orders']}>
        <Page />
      </MemoryRouter>
    </LanguageProvider>,
  );
  const [person, from] = screen.getAllByRole<HTMLInputElement>('textbox') as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  const [, clear] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  const address = () => screen.getByRole('status').textContent;
  return { user: userEvent.setup(), person, from, clear, address };
};

test('whoever searches stays in the field, which says what is looked for', async () => {
  const { user, person, clear, address } = shown();
  await user.type(person, 'wei{Enter}');
  expect([address(), person.value, document.activeElement]).toEqual([
    '/ops/orders?person=wei',
    'wei',
    person,
  ]);
  await user.type(person, '2{Enter}');
  expect([address(), document.activeElement]).toEqual(['/ops/orders?person=wei2', person]);
  await user.click(clear);
  expect([address(), person.value, document.activeElement]).toEqual(['/ops/orders', '', clear]);
});

test('what is cleared is no more wrong before it is sent again', async () => {
  const { user, from, clear, address } = shown();
  await user.type(from, 'x{Enter}');
  expect([address(), screen.queryByText('Wrong') !== null]).toEqual(['/ops/orders', true]);
  await user.click(clear);
  await user.type(from, 'y');
  expect(screen.queryByText('Wrong')).toBeNull();
});
