/** Where pictures look: the middle and the width, in the drawing's units (900 × 1200). `full` is the whole width. */
export const VIEWS: Record<string, readonly [x: number, y: number, width: number]> = {
  'northlights-full': [450, 740, 900],
  'lake-full': [450, 720, 900],
  'hike-full': [450, 740, 900],
  'road-full': [450, 780, 900],
  'balloon-full': [450, 420, 900],
  'cabin-full': [450, 720, 900],
  'shore-full': [450, 800, 900],
  'cake-full': [450, 760, 900],
  'skincare-full': [450, 780, 900],
  'teaset-full': [450, 800, 900],
  'still-full': [450, 820, 900],
  'room-full': [450, 780, 900],
  'bamboo-full': [450, 700, 900],
  'rain-full': [450, 860, 900],
  'cat-full': [450, 780, 900],
  'chai-full': [450, 860, 900],
  'city-full': [450, 860, 900],
  'cricket-full': [450, 860, 900],
  'sea-full': [450, 660, 900],
  'bouquet-full': [450, 560, 900],
  'northlights-tent': [300, 960, 520],
  'northlights-sky': [470, 330, 760],
  'lake-boat': [430, 880, 480],
  'hike-back': [446, 740, 560],
  'dune-camels': [640, 560, 560],
  'sea-boat': [330, 700, 520],
  'shore-umbrellas': [470, 940, 760],
  'cabin-window': [460, 740, 480],
  'milky-walker': [600, 860, 520],
  'balloon-near': [450, 380, 560],
  'balloon-valley': [520, 640, 760],
  'peak-boat': [600, 1000, 520],
  'peak-top': [470, 380, 620],
  'road-van': [440, 900, 520],
  'flower-heart': [450, 640, 560],
  'cat-face': [450, 800, 560],
  'room-chair': [610, 800, 560],
  'cake-berry': [470, 640, 520],
  'skincare-jars': [450, 700, 600],
  'bouquet-roses': [450, 470, 560],
  'steamer-bun': [450, 560, 480],
  'picnic-basket': [610, 330, 520],
  'picnic-plate': [310, 500, 500],
  'noodles-egg': [460, 660, 460],
  'coffee-art': [450, 600, 560],
  'spice-spoon': [560, 640, 560],
  'street-crowd': [450, 900, 620],
  'street-lanterns': [450, 380, 720],
  'cricket-bat': [500, 900, 620],
  'cricket-stand': [450, 420, 900],
  'stall-smile': [500, 560, 520],
  'stall-fruit': [450, 700, 840],
  'chai-cup': [450, 920, 500],
  'kites-pair': [520, 340, 620],
  'kites-kids': [420, 980, 720],
  'thali-bowls': [470, 480, 640],
  'train-coach': [600, 680, 620],
  'diya-lamps': [450, 1060, 860],
  'diya-arch': [450, 480, 760],
  'harbor-light': [200, 560, 420],
  'harbor-ship': [560, 640, 620],
  'city-umbrella': [460, 900, 480],
  'city-towers': [450, 560, 720],
  'ferry-deck': [440, 690, 640],
  'ferry-gulls': [420, 430, 760],
  'desk-keys': [450, 690, 720],
  'desk-screen': [450, 240, 720],
  'desk-note': [440, 960, 720],
  'bridge-cables': [470, 520, 620],
  'bridge-water': [450, 860, 720],
  'metro-train': [600, 600, 560],
  'towers-plane': [520, 300, 700],
  'gear-camera': [350, 290, 600],
  'gear-watch': [540, 780, 520],
  'still-fruit': [620, 960, 520],
  'still-branch': [480, 360, 560],
  'tea-field': [400, 900, 620],
  'shelf-lamp': [600, 780, 560],
  'shelf-cat': [450, 1060, 560],
  'shelf-vase': [600, 230, 560],
  'book-page': [620, 620, 520],
  'book-cup': [560, 960, 620],
  'teaset-pot': [360, 740, 640],
  'teaset-cups': [630, 880, 480],
  'rain-cup': [330, 960, 560],
  'rain-glass': [640, 640, 520],
  'bamboo-path': [450, 860, 560],
  'bamboo-leaves': [180, 260, 520],
  'moongate-view': [450, 600, 640],
};

/** Every picture: scene, view or `full`, ratio, and a grading if it has one. */
export const PICTURES = `
northlights full 43 · northlights tent 11 · northlights sky 45 · northlights full 34 · lake full 43 · lake full 45 night
lake boat 11 · hike full 45 · hike back 11 · hike full 43 · dune full 43 · dune full 45 dusk · dune camels 43
sea full 43 · sea boat 11 · sea full 45 night · shore full 45 · shore full 43 · shore umbrellas 11 · cabin full 45
cabin window 11 · cabin full 43 · milky full 45 · milky walker 11 · milky full 43 · balloon full 45 · balloon near 11
balloon valley 43 · peak full 43 · peak full 45 · peak boat 11 · peak top 43 dusk · road full 45 · road van 11 · road full 43
flower full 45 · flower full 43 · flower heart 11 · flower full 34 soft · coffee art 11 · coffee full 45 · coffee full 43 cool
noodles full 45 · noodles egg 11 · noodles full 43 · room full 45 · room chair 11 · room full 34 soft · cat full 45 · cat face 11
cat face 43 warm · cake full 45 · cake full 43 · cake berry 11 · skincare full 45 · skincare jars 11 · skincare full 43
bouquet full 45 · bouquet roses 11 · bouquet roses 43 · bouquet full 34 soft · steamer full 11 · steamer bun 11 · steamer full 45
picnic full 45 · picnic basket 11 · picnic plate 11 · picnic full 43 · still full 45 · still full 43 · still fruit 11
still branch 11 · still full 34 mono · spice full 45 · spice full 11 · spice spoon 43 · street full 43 · street full 45
street crowd 11 · street lanterns 43 · street full 45 cool · cricket full 43 · cricket bat 45 · cricket stand 43 · stall full 45
stall smile 11 · stall fruit 43 · chai full 45 · chai full 43 · chai cup 11 · kites full 45 · kites pair 11 · kites kids 43
kites full 43 · thali full 11 · thali full 45 · thali bowls 43 · train full 43 · train full 45 · train coach 11 · train full 43 dusk
diya full 45 · diya lamps 43 · diya arch 11 · harbor full 43 · harbor light 34 · harbor ship 43 · harbor full 45 cool
city full 43 · city full 45 · city umbrella 11 · city towers 43 · ferry full 43 · ferry full 45 · ferry deck 43 · ferry gulls 11
ferry full 43 dusk · desk full 45 · desk keys 43 · desk screen 43 · desk note 11 · bridge full 43 · bridge full 45
bridge cables 11 · bridge water 43 cool · metro full 45 · metro train 43 · metro full 43 mono · towers full 45 · towers plane 43
towers full 34 dusk · gear full 45 · gear camera 43 · gear watch 11 · tea full 43 · tea full 45 · tea field 11 · tea full 34 soft
shelf full 45 · shelf lamp 43 · shelf cat 11 · shelf vase 11 · book full 45 · book full 43 · book page 11 · book cup 43
teaset full 43 · teaset full 45 · teaset pot 11 · teaset cups 11 · rain full 45 · rain cup 11 · rain glass 43 · rain full 34 mono
bamboo full 45 · bamboo path 43 · bamboo leaves 11 · bamboo full 34 soft · moongate full 45 · moongate view 11 · moongate full 43
lake full 34 mono
`;
