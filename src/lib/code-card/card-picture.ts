/** Pixels. */
const WIDTH = 720;
const HEIGHT = 960;
/** Of a picture across the card. */
const COVER = 480;
export const COVER_RATIO = WIDTH / COVER;
const CODE = 440;
const FACE = 120;

const load = (address: string): Promise<HTMLImageElement | undefined> => {
  const picture = new Image();
  // One that may not be drawn on does not load.
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  return picture.decode().then(
    () => picture,
    () => undefined,
  );
};

/** A drawing of the page with its colours written into it, as a picture. */
const pictureOf = (svg: SVGElement): Promise<HTMLImageElement | undefined> => {
  const { color, backgroundColor } = getComputedStyle(svg);
  const copy = svg.cloneNode(true) as SVGElement;
  copy.setAttribute('width', String(CODE));
  copy.setAttribute('height', String(CODE));
  // Set one by one: an attribute as a whole is a style that the page's policy refuses.
  copy.style.color = color;
  copy.style.background = backgroundColor;
  return load(`data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`);
};

const drawFace = (context: CanvasRenderingContext2D, face: HTMLImageElement): void => {
  context.save();
  context.beginPath();
  context.arc(WIDTH / 2, 90 + FACE / 2, FACE / 2, 0, 2 * Math.PI);
  context.clip();
  context.drawImage(face, (WIDTH - FACE) / 2, 90, FACE, FACE);
  context.restore();
};

/** Fills the head of the card; what is too much of it is cut off evenly. */
const drawCover = (context: CanvasRenderingContext2D, image: HTMLImageElement): void => {
  // A drawing may have no size of its own.
  const [width, height] = [image.naturalWidth || WIDTH, image.naturalHeight || COVER];
  const scale = Math.max(WIDTH / width, COVER / height);
  const [w, h] = [WIDTH / scale, COVER / scale];
  context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h, 0, 0, WIDTH, COVER);
};

export interface CardFacts {
  /** What the card looks like: its colours and its letters. */
  card: HTMLElement;
  name: string;
  detail: string;
  /** Address of a face, drawn round, or of a picture across the card's head. */
  avatar?: string | undefined;
  cover?: string | undefined;
}

/** A card with a code as a picture; undefined where the browser draws none. */
export const cardPicture = async (facts: CardFacts): Promise<Blob | undefined> => {
  const { card, name, detail, avatar, cover } = facts;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  const top = cover ? COVER - 220 : 0;
  canvas.height = HEIGHT + top;
  const context = canvas.getContext('2d');
  const svg = card.querySelector('svg[role="img"]');
  if (!context || !(svg instanceof SVGElement)) return undefined;
  const { backgroundColor, color, fontFamily } = getComputedStyle(card);
  const [code, face, head] = await Promise.all([
    pictureOf(svg),
    avatar ? load(avatar) : undefined,
    cover ? load(cover) : undefined,
  ]);
  if (!code) return undefined;
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, WIDTH, HEIGHT + top);
  if (face) drawFace(context, face);
  if (head) drawCover(context, head);
  context.fillStyle = color;
  context.textAlign = 'center';
  context.font = `600 44px ${fontFamily}`;
  context.fillText(name, WIDTH / 2, 280 + top, WIDTH - 80);
  context.font = `400 28px ${fontFamily}`;
  context.fillText(detail, WIDTH / 2, 330 + top, WIDTH - 80);
  context.drawImage(code, (WIDTH - CODE) / 2, 400 + top, CODE, CODE);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
  });
};
