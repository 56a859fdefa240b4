import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PhoneField } from './PhoneField.tsx';
import { countryOf } from './phoneText.ts';

const countries = [
  { value: 'MO', name: 'Macao', dialCode: '853' },
  { value: 'CN', name: 'China', dialCode: '86' },
  { value: 'LA', name: 'Laos', dialCode: '856' },
] as const;

test.each([
  ['+86 138 0013 8000', { country: 'CN', rest: '13800138000' }],
  ['＋８５６２０', { country: 'LA', rest: '20' }],
  ['00853 6612', { country: 'MO', rest: '6612' }],
  ['138 0013 8000', undefined],
  ['+1 202', undefined],
  ['+86 call me', undefined],
])('%j tells %j', (text, told) => {
  expect(countryOf(text, countries)).toEqual(told);
});

test('only digits reach the owner, at most as many as fit', async () => {
  const onChange = vi.fn();
  render(
    <PhoneField
      label="Phone"
      countryLabel="Country"
      countries={countries}
      country="CN"
      value=""
      maxLength={4}
      onChange={onChange}
    />,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Phone' }));
  await userEvent.paste('１38-001');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ country: 'CN', value: '1380' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'LA');
  expect(onChange).toHaveBeenLastCalledWith({ country: 'LA', value: '' });
});
