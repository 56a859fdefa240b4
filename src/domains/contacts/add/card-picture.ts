/** Pixels. */
const WIDTH = 720;
const HEIGHT = 960;
const CODE = 440;
const FACE = 120;

const load = (address: string): Promise<HTMLImageElement | undefined> => {
  const picture = new Image();
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
  copy.setAttribute('style', `color:${color};background:${backgroundColor}`);
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

export interface CardFacts {
  /** What the card looks like: its colours and its letters. */
  card: HTMLElement;
  name: string;
  detail: string;
  avatar: string;
}

/** The card of a person as a picture; undefined where the browser draws none. */
export const cardPicture = async ({ card, name, detail, avatar }: CardFacts): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  const svg = card.querySelector('svg[role="img"]');
  if (!context || !(svg instanceof SVGElement)) return undefined;
  const { backgroundColor, color, fontFamily } = getComputedStyle(card);
  const [code, face] = await Promise.all([pictureOf(svg), avatar ? load(avatar) : undefined]);
  if (!code) return undefined;
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  if (face) drawFace(context, face);
  context.fillStyle = color;
  context.textAlign = 'center';
  context.font = `600 44px ${fontFamily}`;
  context.fillText(name, WIDTH / 2, 280, WIDTH - 80);
  context.font = `400 28px ${fontFamily}`;
  context.fillText(detail, WIDTH / 2, 330, WIDTH - 80);
  context.drawImage(code, (WIDTH - CODE) / 2, 400, CODE, CODE);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
  });
};
