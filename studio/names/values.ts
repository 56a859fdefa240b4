import type { Names } from './named.ts';

const SCREENS: Names = {
  home: ['首页', 'Home'],
  discover: ['发现', 'Discover'],
  chat: ['聊天', 'Chat'],
  me: ['我', 'Me'],
  notifications: ['通知', 'Notifications'],
  wallet: ['钱包', 'Wallet'],
  login: ['登录页', 'Login'],
};

/** What values of closed lists are called, by the path of their field: a name, and for a lever what it looks like. */
export const VALUES: Readonly<Record<string, Names>> = {
  login_order: {
    phone: ['手机号', 'Phone'],
    email: ['邮箱', 'Mail'],
    google: ['Google', 'Google'],
    qr: ['扫码', 'QR code'],
  },
  tabs: SCREENS,
  'start.member': SCREENS,
  'start.guest': SCREENS,
  'captcha.provider': { geetest: ['极验', 'Geetest'] },
  'links.places': {
    login: ['登录框下方', 'Below the login'],
    about: ['设置里的“关于”', 'In the settings'],
    footer: ['访客页面的页脚', 'At the foot of pages'],
  },
  'variants.nav': {
    bar: [
      '底栏',
      'Bar',
      '通栏，发布按钮用主色填满。',
      'From edge to edge, publishing filled with the accent.',
    ],
    flat: [
      '平底栏',
      'Flat bar',
      '纯色底，当前项有一条线，发布只描边。',
      'On a solid ground, a line over the current place.',
    ],
    pill: [
      '悬浮条',
      'Floating',
      '浮在页面上，圆角同按钮。',
      'Floats over the page, with the corners of buttons.',
    ],
  },
  'variants.rail': {
    wide: ['宽栏', 'Wide', '图标旁边有名称。', 'Drawings with their names beside.'],
    icons: ['窄栏', 'Narrow', '名称在图标下面。', 'Names below the drawings.'],
    top: ['顶栏', 'On top', '横排在页面上方。', 'A row over the pages.'],
  },
  'variants.feedCard': {
    card: ['卡片', 'Cards', '每条在自己的底色上。', 'Each post on a ground of its own.'],
    edge: ['通栏', 'Edge to edge', '左右到边，中间一条线。', 'No margins, a line between two.'],
    magazine: ['杂志', 'Magazine', '粗线、大标题、留白，没有底色。', 'A strong line, a large title, air.'],
    compact: ['紧凑', 'Compact', '小图在文字旁边。', 'A small picture beside the words.'],
  },
  'variants.gallery': {
    columns: ['分列', 'Columns', '高低不一，文字在下。', 'Each as high as it is, words below.'],
    mosaic: ['拼贴', 'Mosaic', '裁齐紧挨，文字在图上。', 'Cropped and close, words over them.'],
    large: ['大图', 'Large', '一张一张往下排。', 'One under another.'],
  },
  'variants.avatar': {
    token: [
      '同“头像”圆角',
      'As the corners say',
      '用形状里“头像”的圆角。',
      'Corners of “People’s pictures” in Shape.',
    ],
    circle: ['圆形', 'Circle'],
    squircle: ['圆方', 'Squircle', '介于圆与方之间。', 'Between circle and square.'],
    leaf: ['叶形', 'Leaf', '圆的，有一个尖角。', 'Round, with one pointed corner.'],
  },
  'variants.own': {
    right: ['在右边', 'At the right', '与别人的相对。', 'Opposite those of others.'],
    left: ['在左边', 'At the left', '同一侧，靠底色区分。', 'At the same side, told by their ground.'],
  },
  'variants.bubble': {
    corner: ['小角', 'Small corner', '靠说话人的角较小。', 'The corner at the speaker is small.'],
    tail: ['尾巴', 'Tail', '有一个小尾巴。', 'A tail at the speaker.'],
    round: ['圆', 'Round', '四角一样圆。', 'All corners alike.'],
    square: ['方', 'Square', '几乎没有圆角。', 'Hardly round.'],
    lines: ['无气泡', 'None', '自己的话前有一条主色线。', 'Own ones behind a line of the accent.'],
  },
  'variants.grouping': {
    foot: ['头像在末尾', 'Picture at the last'],
    head: ['头像在开头', 'Picture at the first'],
    tight: ['连成一块', 'One block'],
  },
  'variants.wallpaper': {
    clouds: ['柔光', 'Soft lights'],
    plain: ['纯色', 'One colour'],
    dots: ['圆点', 'Dots'],
    grid: ['方格', 'Grid'],
    gradient: ['渐变', 'Gradient'],
    mark: ['图标纹样', 'The mark, repeated'],
    picture: ['图片', 'A picture', '在“图形”里放入。', 'It is dropped under Drawings.'],
  },
  'variants.envelope': {
    paper: ['纸', 'Paper', '上方受光，有光点。', 'Lit from above.'],
    seal: ['火漆', 'Seal', '折好的信封和一枚火漆。', 'A folded letter under wax.'],
    pattern: ['波纹', 'Pattern', '印着波纹，直边封口。', 'Printed with waves, a straight flap.'],
  },
  'variants.chatList': {
    lines: ['分隔线', 'Lines', '两行之间一条线。', 'A rule between two.'],
    cards: ['卡片', 'Cards', '每行在自己的底色上。', 'Each on a ground of its own.'],
    dense: ['紧凑', 'Dense', '行更矮，图更小。', 'Lower rows, smaller pictures.'],
  },
  'variants.login': {
    sheet: ['浮层', 'Sheet', '表单浮在画面上。', 'The form as a sheet over the drawing.'],
    split: ['分栏', 'Split', '画面与表单各占一半。', 'Drawing and form, half and half.'],
    full: ['整幅画面', 'Full picture', '表单是画上的卡片。', 'The form a card on the picture.'],
    card: ['只有卡片', 'Card alone', '没有画面。', 'No picture.'],
  },
  'variants.post': {
    overlay: ['满屏，操作在侧', 'Full screen', '操作竖排在旁边。', 'What one does stands at its side.'],
    bottom: ['满屏，操作在下', 'Actions below', '操作横排在文字下面。', 'In a row below the words.'],
    paper: ['纸页', 'Paper', '图有边框，文字在下面。', 'A framed picture, words below it.'],
    sheet: [
      '上图下文',
      'Sheet',
      '图在上面，文字在盖住图脚的一张纸上。',
      'The picture above, words on a sheet over its foot.',
    ],
  },
  'variants.profile': {
    cover: ['彩色页眉', 'Cover', '头像上方一片颜色。', 'A coloured field over the head.'],
    plain: ['素净', 'Plain', '没有色块。', 'No field.'],
    centred: ['居中', 'Centred', '全部居中。', 'All in the middle.'],
  },
  'variants.wallet': {
    card: ['卡片', 'Card', '一张浮起的卡，操作是圆钮。', 'A card that floats, round buttons beside it.'],
    band: ['色带', 'Band', '通栏的颜色，操作压在下沿。', 'Colour from edge to edge, a bar over its foot.'],
    statement: ['对账单', 'Statement', '没有色块，大字和线。', 'Large figures and rules on paper.'],
    tiles: ['方块', 'Tiles', '余额、收支和操作各一块。', 'A tile for each figure and each thing to do.'],
  },
  'variants.motion': {
    calm: ['沉稳', 'Calm', '到位就停。', 'To its place and no further.'],
    springy: ['弹性', 'Springy', '略过一点再回来。', 'A little past it and back.'],
    crisp: ['利落', 'Crisp', '更快。', 'Sooner.'],
  },
  'variants.tabs': {
    underline: ['短线', 'Underline', '选中的下面有短线。', 'A short line under the chosen one.'],
    pill: ['色块', 'Pill', '选中的有柔和底色。', 'The chosen one on a soft ground.'],
    text: ['大字', 'Large words', '选中的字更大。', 'The chosen one is larger.'],
  },
  'variants.sounds': {
    soft: ['柔和', 'Soft', '两个纯音。', 'Two plain tones.'],
    glass: ['玻璃', 'Glass', '小铃。', 'Small bells.'],
    wood: ['木', 'Wood', '木片。', 'Bars of wood.'],
    digital: ['电子', 'Digital', '短促的哔声。', 'Short beeps.'],
    none: ['无声', 'None'],
  },
  'variants.haptics': {
    light: ['轻', 'Light'],
    none: ['无', 'None'],
    strong: ['强', 'Strong'],
  },
  'variants.icons': {
    line: ['线条', 'Lines'],
    duotone: ['双色', 'Two tones', '线内略带颜色。', 'What lines enclose is tinted.'],
    filled: ['填满', 'Filled', '当前项是实心的。', 'The current place is solid.'],
  },
  'variants.scenes': {
    shapes: ['柔和形状', 'Soft shapes'],
    outline: ['细线', 'Outline', '一条细线，颜色略偏。', 'One fine line, colour a little beside it.'],
    blocks: ['积木', 'Blocks', '方与圆的半块。', 'Squares and circles, halved.'],
    paper: ['剪纸', 'Cut paper', '一层压一层。', 'Laid one over another.'],
    grid: ['方格纸', 'Squared paper', '横平竖直。', 'At right angles.'],
    glow: ['彩色玻璃', 'Coloured glass', '背后有光。', 'Before a light.'],
  },
};
