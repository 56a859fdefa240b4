import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card, CardActions, CardBody, CardFeed, CardGap, CardHeader, CardMedia } from './Card.tsx';

test('a post is an article with a name, and its feed says that it loads', () => {
  render(
    <CardFeed busy>
      <Card as="article" feed aria-label="A post of Meera">
        <CardHeader media={null} title="Meera" detail="2 h" menu={<button type="button">More</button>} />
        <CardBody>Four hours of waiting</CardBody>
        <CardMedia>
          <img src="/lights.webp" alt="Northern lights" />
        </CardMedia>
        <CardActions>12.8k</CardActions>
      </Card>
    </CardFeed>,
  );
  const post = screen.getByRole('article', { name: 'A post of Meera' });
  expect(post.parentElement?.getAttribute('aria-busy')).toBe('true');
  // Read in the order in which it is seen: who, what, the picture, what can be done.
  expect(post.textContent).toBe('Meera2 hMoreFour hours of waiting12.8k');
  expect(post.contains(screen.getByRole('img', { name: 'Northern lights' }))).toBe(true);
});

test('the gap of a post far away has its name and its height', () => {
  render(<CardGap height={640} aria-label="A post of Meera" />);
  expect(screen.getByRole('article', { name: 'A post of Meera' }).style.height).toBe('640px');
});
