import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { createRoot } from 'react-dom/client';

/** The least that React and MobX can put on a screen: a list in the shape of posts, without brand, router or texts. */
class Post {
  likes = 0;
  readonly author: string;
  readonly words: string;

  constructor(author: string, words: string) {
    this.author = author;
    this.words = words;
    makeAutoObservable(this);
  }

  like(): void {
    this.likes += 1;
  }
}

const posts = Array.from(
  { length: 10 },
  (_, index) =>
    new Post(`Person ${index}`, 'The lake lay still this morning, and the tea house opened late. '.repeat(4)),
);

const Card = observer(function Card({ post }: { post: Post }) {
  return (
    <article>
      <header>{post.author}</header>
      <p>{post.words}</p>
      <button type="button" onClick={() => post.like()}>
        {post.likes}
      </button>
    </article>
  );
});

const root = document.getElementById('root');
if (root) createRoot(root).render(posts.map((post) => <Card key={post.author} post={post} />));
