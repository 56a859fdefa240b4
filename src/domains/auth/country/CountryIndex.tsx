import { useText } from '../../../lib/intl/useText.ts';
import { idOfLetter } from './CountryGroup.tsx';

/** A keyboard goes on from the first name, a screen reader reads it. */
const goTo = (letter: string): void => {
  const heading = document.getElementById(idOfLetter(letter));
  heading?.scrollIntoView({ block: 'center' });
  heading?.parentElement?.querySelector('button')?.focus({ preventScroll: true });
};

/** Letters that lead to the names under them. */
export function CountryIndex({ letters }: { letters: readonly string[] }) {
  const text = useText();
  return (
    <nav aria-label={text('country.index')} className="flex overflow-x-auto pt-1 scrollbar-none">
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          onClick={() => goTo(letter)}
          className="min-h-11 min-w-11 shrink-0 rounded-sm text-footnote font-medium text-secondary outline-inset hover:bg-hover"
        >
          {letter}
        </button>
      ))}
    </nav>
  );
}
