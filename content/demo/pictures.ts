/** Alternative texts of the bundled pictures, by the name of the file without `.webp`. */
export const pictures = {
  'dal-dawn':
    'A shikara with a red canopy glides across still Dal Lake at sunrise, houseboats and mountains behind.',
  'houseboat-dusk':
    'A carved houseboat with lit windows lies on the lake at dusk while a shikara passes.',
  gulmarg:
    'Red gondola cabins at Gulmarg climb over snowy pines towards Mount Apharwat while skiers descend.',
  tulips: 'Rows of tulips in every colour lead to a garden pavilion below snow mountains.',
  pahalgam:
    'Near Pahalgam a stream runs down a green meadow between pine woods towards a snow peak.',
  'sonamarg-night':
    'Two campers sit by a fire beside glowing tents under the Milky Way at Sonamarg.',
  'nishat-autumn':
    'Fountains step down a stone channel between copper and crimson chinar trees in a terraced Mughal garden, with a pavilion and golden hills behind.',
  'saffron-pampore':
    'A family bends to gather violet saffron crocuses at sunrise in the fields of Pampore, with misty hills behind.',
  'thajiwas-glacier':
    'Riders on ponies cross a green alpine meadow below the blue-white Thajiwas glacier and its snow-streaked peaks.',
  'gurez-habba-khatoon':
    'The pyramid peak of Habba Khatoon rises over log houses and the turquoise Kishanganga river in the Gurez valley.',
  'doodhpathri-meadow':
    'A shepherd watches his sheep on a rolling bright-green meadow with a milky stream, pine groves and snowy mountains.',
  'betaab-valley':
    'The turquoise Lidder runs under a wooden footbridge past a weeping willow and pine-dotted cliffs in Betaab Valley.',
  'apple-orchard':
    'Red apples hang in the foreground above an orchard where pickers fill crates below the snow line of the Pir Panjal.',
  'jhelum-old-city':
    'At evening a boatman poles two passengers along the Jhelum past tall timber houses, an old wooden bridge and a shrine with a green spire.',
  'pari-mahal-dusk':
    'The lit arches of Pari Mahal’s garden terraces glow at dusk above the lake and the lights of Srinagar.',
  'floating-market':
    'Flat wooden boats loaded with vegetables and flowers gather on the still, misty water of Dal Lake at dawn.',
  'great-lakes-trek':
    'Four small hikers follow a flower-lined trail above a turquoise alpine lake that mirrors snow-streaked peaks.',
  'dal-winter':
    'A snow-covered houseboat with warm windows and a shikara lie at the frozen edge of Dal Lake as soft snow falls in pink-grey light.',
  'badamwari-almond':
    'Pink almond trees line a garden path where a family picnics on a carpet below the fort on Hari Parbat hill.',
  'yusmarg-morning':
    'A horse and foal stand in a dewy Yusmarg meadow as sunbeams break through the mist between rows of pines.',
  'heritage-hotel':
    'A gabled heritage hotel with carved wooden balconies stands beyond a lawn framed by golden autumn chinar trees.',
  'lakefront-hotel':
    'A lakefront hotel with glowing windows is reflected in Dal Lake at blue hour while shikaras pass the Boulevard steps.',
  'ski-lodge':
    'A timber ski lodge with a thick snow roof and glowing windows sits among snowy pines beneath a pink-lit peak.',
  'riverside-cottage':
    'A wooden cottage with smoke rising from its chimney stands beside a rocky turquoise river below a snow mountain.',
  'orchard-villa':
    'A stone-and-timber villa faces an orchard path lined with laden apple trees and crates of red apples.',
  'hillside-villa':
    'A modern glass-and-timber villa with a pool looks over the lake and houseboats at sunset.',
  'room-houseboat':
    'A houseboat bedroom has a carved walnut bed, a patterned khatamband ceiling and an arched window onto the lake.',
  'room-lakeview':
    'A bright twin room has a papier-mâché lamp and a wide window framing a shikara and snow mountains across the lake.',
  'room-suite':
    'A cosy suite has a lit stone fireplace, a kilim rug and a teal reading chair beside a window on falling snow.',
  'room-family':
    'A family room with a double and a single bed opens onto a carved balcony facing pines and a snowy mountain.',
  'yoga-lakeside': 'A woman holds tree pose on a wooden deck as the sun rises over a still lake.',
  'forest-walk':
    'A lone walker follows a path through tall deodars lit by misty shafts of sunlight.',
  'spa-hammam':
    'Star-shaped skylights send light into a tiled hammam with lanterns, copper bowls and a petal-strewn pool.',
  'meditation-ridge':
    'A person meditates on a ridge above a sea of clouds as the sun rises over distant peaks.',
  'wedding-garden':
    'A couple sit in a marigold-hung mandap at the end of a lantern-lit water channel in a Mughal garden at dusk.',
  'conference-lakeside':
    'Rows of white chairs face a screen inside a glass-and-timber pavilion beside the lake.',
  'bonfire-party':
    'People gather around a bonfire under string lights, with glowing tents, forest and a snow peak behind.',
  'shikara-procession':
    'A procession of flower-decked shikaras curves across a turquoise lake scattered with petals.',
  'suv-mountain-road':
    'A white SUV with luggage on its roof drives a mountain road below snow peaks, with hairpin bends climbing the hillside behind.',
  'sedan-boulevard':
    'A red saloon car passes a row of poplars on the lakeside road in Srinagar on a clear morning.',
  'tempo-traveller-pass':
    'A white minibus with roof luggage drives between towering walls of cut snow on a high mountain pass.',
  'hatchback-orchards':
    'A small teal hatchback follows a leaf-strewn lane through golden apple orchards, with crates of red apples at the roadside.',
  'motorcycle-highway':
    'A rider on a classic red motorcycle loaded with luggage travels a high road above a river valley and bare mountains.',
  'scooter-old-city':
    'A scooter crosses a cobbled square in old Srinagar, past brick-and-timber houses and a pagoda-roofed wooden mosque.',
  'shikara-taxi':
    'Five brightly decorated shikaras are moored bow-on at a stone ghat on Dal Lake with snow mountains beyond.',
  'luxury-coach':
    'A cream coach with a teal stripe drives past a field of yellow mustard flowers at golden hour below glowing mountains.',
  'powder-skiing':
    'A skier in an orange jacket carves down a powder slope, throwing up a plume of snow under a deep blue sky.',
  'rafting-lidder':
    'Four rafters in helmets steer a red raft through white water on the Lidder river between pine-covered banks.',
  paragliding:
    'A tandem paraglider with a striped wing floats high above a patchwork valley and a turquoise lake ringed by snow peaks.',
  'trekkers-ridge':
    'Three trekkers with backpacks climb a dark ridge above a sea of clouds at sunrise.',
  snowmobile:
    'A rider on an orange snowmobile sends up a plume of snow in front of a snowy pine forest at pink dusk.',
  'trout-fishing':
    'An angler stands in a clear mountain stream at dawn, casting a line across the shining water.',
  'pony-ride':
    'Three riders on ponies follow a guide along a meadow trail beneath pine woods and snow mountains.',
  'camping-lake':
    'Two glowing tents and a pair of campers sit beside a still alpine lake reflecting a mountain at dusk.',
  'couple-shikara':
    'A couple stand on the bow of a shikara at sunset while a photographer in a smaller boat takes their picture.',
  'drone-valley':
    'A white camera drone hovers above a green valley with a winding turquoise river at first light.',
  'tripod-dawn': 'A camera on a tripod frames snow mountains across a misty lake at sunrise.',
  'film-crew-meadow':
    'A videographer with a gimbal films a bride in red whose long veil streams in the wind across a flower meadow.',
  'forest-walk-tall':
    'One person on a misty path looks small below deodars that rise out of the upright picture.',
  'tulips-square': 'Bands of tulips run towards a pavilion, with snow on the mountains above.',
  'great-lakes-wide':
    'A wide view along a turquoise alpine lake, its flowering shore and the peaks that it mirrors.',
} as const

export type PictureName = keyof typeof pictures
