/** The views of the games, key by key. Made by tools/browser_types.py from each game's seen.py: do not edit. */

/** Something to say: a message of the text files with its arguments. */
export interface Text {
  /** the message */
  key: string
  /** its arguments: words, numbers, or texts again */
  args: Record<string, unknown>
}
/** How the game ended. */
export interface Result {
  /** the points of each seat */
  scores: number[]
  /** the place of each seat, 1 for the winner; shared places are equal */
  places: number[]
}
/** What the view of every game holds. */
export interface Common {
  /** the game's id */
  game: string
  /** how many play */
  seats: number
  /** whose eyes: a seat from 0 on, null for a spectator */
  seat: number | null
  /** the seat whose turn it is; -1: chance decides, -2: the game is over */
  to_act: number
  /** every seat that owes a choice now */
  deciders: number[]
  /** when the game is over */
  result?: Result
}
export namespace antler_island {
  /** A space of the island. */
  export interface Space {
    /** its name */
    id: string
    /** how high it lies */
    level: number
    /** shore, marsh, meadow or peak */
    terrain: string
    /** the colour of its does and food */
    colour: string | null
    /** the spaces beside it */
    neighbours: string[]
    /** the spaces one step away */
    steps: string[]
    /** the next space on the way to the middle */
    inward: string
    /** does on it */
    does: number
    /** food tokens on it */
    food: number[]
    /** the seats whose stags stand here */
    stags: number[]
  }
  /** What is left in the box. */
  export interface Supply {
    /** does */
    does: number
    /** antler ends */
    antlers: number
    /** food tokens in the pile */
    food: number
    /** food tokens eaten */
    food_discard: number[]
    /** food tokens of the pile, in no order */
    food_shuffled: number[]
  }
  /** A kind of tile. */
  export interface Kind {
    /** its name */
    name: Text
    /** what it does */
    text: Text
  }
  /** The tiles of wiliness. */
  export interface Wily {
    /** the tile that lies face up */
    open: string | null
    /** how many are left in the pile */
    pile: number
    /** tiles of the pile, in no order */
    shuffled: string[]
    /** tiles played */
    discard: string[]
    /** all kinds */
    kinds: Record<string, Kind>
  }
  /** The action that is being carried out. */
  export interface Turn {
    /** the marker */
    tile: string
    /** the action */
    act: string
    /** food tokens picked */
    picked: number
    /** their values, if this seat may know them */
    picked_food: number[] | null
    /** antler ends still to grow */
    growing: number
  }
  /** What a stag puts into a fight. */
  export interface Committed {
    /** who */
    seat: number
    /** how many food tokens */
    tokens: number
    /** their values, if this seat may know them */
    food: number[] | null
    /** the strength in all, once it is open */
    strength: number | null
    /** tokens that come back */
    saved: number
  }
  /** A fight. */
  export interface Fight {
    /** the seat that attacks */
    attacker: number
    /** the seat that defends; -1: still to be chosen */
    defender: number
    /** the seats that could be attacked */
    rivals: number[]
    /** where */
    space: string
    /** where the attacker came from */
    origin: string
    /** whether nothing can be added any more */
    locked: boolean
    /** the seat that won; -1: not decided */
    winner: number
    /** what each puts in */
    committed: Committed[]
  }
  /** The markers on one action. */
  export interface Laid {
    /** face down */
    covered: number
    /** face up */
    revealed: string[]
  }
  /** What is known of a player. */
  export interface Player {
    /** black, blue, red or yellow */
    colour: string
    /** where the stag stands */
    stag: string | null
    /** antler ends */
    ends: number
    /** antlers broken */
    broken: number
    /** the most ends it ever had */
    highest: number
    /** does won, on the track */
    track: number
    /** whether it won the last fight */
    victor: boolean
    /** points */
    points: number
    /** food tokens held */
    tokens: number
    /** their values, one's own only */
    food: number[] | null
    /** values that everybody saw */
    known_food: number[]
    /** tiles that everybody saw */
    open: string[]
    /** tiles that nobody else saw */
    hidden_tiles: number
    /** these tiles, one's own only */
    hidden: string[] | null
    /** tiles played in this action */
    played: string[]
    /** the own plan: on which action each marker lies */
    plan: Record<string, string> | null
    /** markers moved so far, one's own only */
    rearranged: number | null
    /** whether the plan is fixed */
    confirmed: boolean
    /** the markers on each action, once the plans are fixed */
    acts: Record<string, Laid> | null
  }
  /** What a seat sees. */
  export interface View {
    /** the rule variants of this game */
    options: Record<string, unknown>
    /** what is to be done now */
    phase: string
    /** the round */
    round: number
    /** the start player */
    first: number
    /** the seat whose turn it is */
    active: number
    /** the points that end the game */
    end_mark: number
    /** whether the game ends with this round */
    last_round: boolean
    /** the colour that the die shows */
    rolled: string | null
    /** the spaces */
    island: Space[]
    /** what is left in the box */
    supply: Supply
    /** the tiles of wiliness */
    wily: Wily
    /** the action under way */
    turn: Turn | null
    /** the fight under way */
    fight: Fight | null
    /** by seat */
    players: Player[]
  }
}
export namespace dolmengoetter {
  /** A rune stone that marks a place. */
  export interface Rune {
    /** its letter */
    letter: string
    /** its sign */
    sign: string
    /** where it is written, x and y */
    label: number[]
  }
  /** A druid on a place. */
  export interface Standing {
    /** whose */
    seat: number
    /** whether it lies */
    lying: boolean
  }
  /** A place of the board. */
  export interface Place {
    /** its name */
    id: string
    /** where it lies */
    x: number
    /** where it lies */
    y: number
    /** its rune */
    rune: Rune | null
    /** places to which a druid can fly from here */
    opposite: string[]
    /** whose stone lies here */
    stone: number | null
    /** who stands here */
    druid: Standing | null
  }
  /** A dolmen of a circle. */
  export interface Dolmen {
    /** whose */
    seat: number
    /** its value, if this seat may know it */
    value: number | null
  }
  /** A stone circle. */
  export interface Circle {
    /** its name */
    id: string
    /** where it lies */
    x: number
    /** where it lies */
    y: number
    /** the places around it */
    places: string[]
    /** what dolmens count here, from the lowest one up */
    factors: number[]
    /** its dolmens, from the lowest one up */
    stack: Dolmen[]
    /** whether stones lie on all its places */
    complete: boolean
    /** how many stones each seat has around it */
    counts: number[]
    /** majority, tie or undecided */
    standing: string
    /** the seats with the most stones */
    leaders: number[]
  }
  /** A dolmen that somebody may build. */
  export interface Right {
    /** where */
    circle: string
    /** who */
    seat: number
    /** top or under */
    end: string
  }
  /** One of a player's druids. */
  export interface Druid {
    /** where it stands */
    place: string | null
    /** whether it lies */
    lying: boolean
  }
  /** What is known of a player. */
  export interface Player {
    /** as far as they are open */
    points: number
    /** stones left */
    stones: number
    /** dolmens left */
    dolmens: number
    /** dolmens built */
    built: number
    /** the values of the dolmens left, one's own only */
    supply: number[] | null
    /** values of this player that this seat has not seen */
    unseen: number[]
    /** what the dolmens brought, once they are counted */
    scored: number[]
    /** the druids */
    druids: Druid[]
  }
  /** What a seat sees. */
  export interface View {
    /** the rule variants of this game */
    options: Record<string, unknown>
    /** first, settle, turn, flight, leave, rights, dolmen or over */
    phase: string
    /** the seat that began */
    first: number
    /** the seat whose turn it is */
    active: number
    /** the size of the board */
    canvas: number[]
    /** the places */
    places: Place[]
    /** pairs of places that a path joins */
    edges: string[][]
    /** the circles */
    circles: Circle[]
    /** from where a druid flies */
    flying: string | null
    /** the place just left, where a stone may be laid */
    left: string | null
    /** dolmens still to be built, in their order */
    rights: Right[]
    /** the circle that is asked about */
    circle: string | null
    /** the seat that ended the game */
    ender: number | null
    /** turns that the others still have */
    extra_turns: number | null
    /** by seat */
    players: Player[]
  }
}
export namespace king_of_tokyo {
  /** The dice on the table. */
  export interface Dice {
    /** what the dice show */
    faces: string[]
    /** dice that are being rolled */
    rolling: number
    /** rolls that are left */
    rerolls: number
    /** dice that the active monster rolls fewer */
    penalty: number
    /** while rerolls are left: the chance of three of a face */
    three?: Record<string, number>
    /** the chance of at least so many of a face, by the face */
    odds?: Record<string, number[]>
  }
  /** A power card. */
  export interface Card {
    /** which card */
    id: string
    /** keep or discard */
    kind: string
    /** printed on it, in energy */
    cost: number
    /** what the one who looks, or whose turn it is, pays */
    price: number
    /** its name */
    name: Text
    /** what it does */
    text: Text
  }
  /** A card in front of a monster. */
  export interface Kept {
    /** which card */
    id: string
    /** keep or discard */
    kind: string
    /** printed on it, in energy */
    cost: number
    /** what the one who looks, or whose turn it is, pays */
    price: number
    /** its name */
    name: Text
    /** what it does */
    text: Text
    /** which card it works as */
    card: string
    /** what was paid for it */
    paid: number
    /** counters that lie on it */
    stock: number
    /** for Mimic: the card that it copies */
    copies?: string
  }
  /** A monster. */
  export interface Player {
    /** its name */
    monster: string
    /** life */
    life: number
    /** the most it can have */
    max_life: number
    /** victory points */
    points: number
    /** energy cubes */
    energy: number
    /** city, bay or outside */
    place: string
    /** whether it is still in the game */
    alive: boolean
    /** poison counters */
    poison: number
    /** shrink counters */
    shrink: number
    /** whether its wings protect it this turn */
    wings: boolean
    /** its cards */
    cards: Kept[]
  }
  /** What a seat sees. */
  export interface View {
    /** the rule variants of this game */
    options: Record<string, unknown>
    /** first, rolling, change, heart, yield, shop, over, ... */
    phase: string
    /** the seat whose turn it is */
    active: number
    /** the dice */
    dice: Dice
    /** the seat in Tokyo City */
    city: number | null
    /** the seat in Tokyo Bay */
    bay: number | null
    /** whether the Bay is in play */
    bay_open: boolean
    /** the cards for sale */
    market: (Card | null)[]
    /** places of the market that somebody is asked about */
    offer: number[]
    /** how many cards are left in the deck */
    deck: number
    /** the top of the deck, if this seat has seen it */
    top: Card | null
    /** the seats that have seen it */
    top_seen_by: number[]
    /** cards that are out of the game */
    discard: string[]
    /** how many of each card may still be in the deck */
    unseen: Record<string, number>
    /** damage that is still to be dealt */
    damage: unknown[]
    /** hearts that are still to be spent */
    hearts: number
    /** turns that come before the next monster's */
    extra_turns: unknown[]
    /** the seat that has won */
    winner: number | null
    /** by seat */
    players: Player[]
  }
}
export namespace poseidons_kingdom {
  /** A field that swimmers and the shark move on. */
  export interface OceanField {
    /** its name */
    id: string
    /** the strip that it lies in */
    strip: number
    /** its number on the board */
    number: number
    /** whether a die can lie here */
    die: boolean
    /** whether swimmers enter here */
    enter: boolean
    /** where it lies on the board */
    at: number[]
  }
  /** A die with what it shows. */
  export interface Die {
    /** which die */
    die: string
    /** blue, green, orange, yellow or neutral */
    colour: string
    /** what it shows */
    value: number
  }
  /** A strip of the ocean. */
  export interface Strip {
    /** beach, wave-1 ... wave-6, deep-sea */
    id: string
    /** its name */
    name: Text
    /** the dice that lie in it */
    dice: Die[]
    /** how often a die of the wave comes to lie here */
    share: number
  }
  /** The ocean board. */
  export interface Ocean {
    /** which side is played, A or B */
    side: string
    /** the fields */
    fields: OceanField[]
    /** pairs of fields where one can cross */
    crossing: string[][]
    /** the strips, from the beach outwards */
    strips: Strip[]
  }
  /** The shark. */
  export interface Shark {
    /** where it is */
    field: string
    /** which way it swims, 1 or -1 */
    heading: number
    /** the fields before it */
    ahead: string[]
    /** all fields of its way, in order */
    route: string[]
  }
  /** The wave that is being loaded. */
  export interface Wave {
    /** dice that it takes */
    slots: number
    /** the colours of the dice in it */
    dice: string[]
    /** the colours of the dice that fell beside it */
    missed: string[]
    /** how likely a die is to fall beside it */
    miss: number
  }
  /** A tentacle of the kraken. */
  export interface Tentacle {
    /** T1 to T6 */
    id: string
    /** what frees a friend: pair, two-pairs, kind3, run3, run4, full-house */
    task: string
    /** the task's name */
    name: Text
    /** how many dice it takes */
    dice: number
    /** values of the friends that can still be freed */
    stack: number[]
    /** the seats whose friends are held */
    friends: number[]
  }
  /** A step of the kraken's track. */
  export interface Step {
    /** H, then K1 to K6 */
    field: string
    /** the seats whose figures stand here */
    figures: number[]
  }
  /** A coral tile beside the board. */
  export interface Coral {
    /** the sum that wins it */
    sum: number
    /** black or white */
    colour: string
    /** what it does, if this seat knows */
    kind: string | null
    /** whose it is */
    owner: number | null
    /** the seats that looked at it */
    peeked: number[]
  }
  export interface Bonus {
    /** peek, load, swim, forage, build or kraken */
    action: string
    /** from how many pips on it can be taken */
    from: number
  }
  /** The turn under way. */
  export interface Busy {
    /** who is busy */
    seat: number
    /** dice taken */
    taken: Die[]
    /** dice being eaten */
    eating: Die[]
    /** dice chosen so far */
    chosen: string[]
    /** the die in hand */
    die: Die | null
    /** the reef tile in hand: AF, AW or WF */
    tile: string | null
    /** the hex chosen */
    hex: string | null
    /** the field chosen */
    field: string | null
    /** the seat or tentacle chosen */
    target: number | null
    /** what is still to be paid */
    owed: number[]
    /** sums that win a coral tile now */
    sums: number[]
    /** whether a skeleton was removed */
    removed: boolean
    /** hexes built just now */
    fresh: string[]
    /** steps still to be done */
    todo: number
  }
  /** A friend that was freed. */
  export interface Safe {
    /** from which tentacle */
    tentacle: string
    /** what it brings, if this seat may know it */
    value: number | null
  }
  /** A coral tile that was won. */
  export interface Won {
    /** its sum */
    sum: number
    /** what it does, if this seat knows */
    kind: string | null
    /** what it brings, if this seat knows */
    points: number | null
  }
  /** How often each symbol is there. */
  export interface Symbols {
    /** arrows: swimming */
    arrow: number
    /** waves: loading */
    wave: number
    /** food: foraging */
    food: number
  }
  /** The skeletons of a reef. */
  export interface Skeletons {
    /** how many there are */
    all: number
    /** how many can be removed */
    loose: number
    /** how many are left in the stock */
    left: number
  }
  /** A tile of a reef. */
  export interface ReefTile {
    /** start, AF, AW or WF */
    tile: string
    /** how high it lies */
    level: number
    /** the hexes that it covers */
    hexes: string[]
    /** the symbol on each: arrow, food, wave or none */
    symbols: string[]
  }
  /** A hex of a reef. */
  export interface Hex {
    /** its name, q,r */
    hex: string
    /** its column */
    q: number
    /** its row */
    r: number
    /** how many tiles lie here */
    height: number
    /** arrow, food, wave or none */
    symbol: string
    /** the die that lies on it */
    die: Die | null
    /** whether a skeleton lies on it */
    skeleton: boolean
  }
  /** The reef of a player. */
  export interface Reef {
    /** its tiles */
    tiles: ReefTile[]
    /** its hexes */
    hexes: Hex[]
  }
  /** What is known of a player. */
  export interface Player {
    /** blue, green, orange or yellow */
    colour: string
    /** clam, fish, octopus or starfish */
    creature: string
    /** dice in the supply */
    supply: number
    /** where the swimmers are */
    swimmers: (string | null)[]
    /** where the figure stands on the kraken's track */
    figure: string | null
    /** tentacles that hold a friend */
    friends: string[]
    /** friends freed */
    safe: Safe[]
    /** whether the safe tiles lie face down */
    face_down: boolean
    /** points, if this seat may know them */
    points: number | null
    /** coral tiles won */
    corals: Won[]
    /** what the reef allows in a turn */
    abilities: Symbols
    /** symbols that can be seen on the reef */
    visible: Symbols
    /** the highest point of the reef */
    height: number
    /** the skeletons */
    skeletons: Skeletons
    /** the reef */
    reef: Reef
  }
  /** What a seat sees. */
  export interface View {
    /** the rule variants of this game */
    options: Record<string, unknown>
    /** what is to be done now */
    phase: string
    /** the round */
    round: number
    /** the start player */
    first: number | null
    /** the seat whose turn it is */
    active: number
    /** whether the game ends with this round */
    last_round: boolean
    /** turns until the game ends, once its end is known */
    turns_left: number
    /** the ocean board */
    ocean: Ocean
    /** the shark */
    shark: Shark
    /** the wave */
    wave: Wave
    /** reef tiles left, by kind */
    tiles: Record<string, number>
    /** neutral dice left */
    neutral: number
    /** the tentacles of the kraken */
    tentacles: Tentacle[]
    /** the kraken's track */
    track: Step[]
    /** the coral tiles */
    corals: Coral[]
    /** bonus actions */
    bonus: Bonus[]
    /** the dolphin, in the variant that has it */
    dolphin: unknown
    /** the turn under way */
    busy: Busy
    /** by seat */
    players: Player[]
  }
}
export namespace reef {
  /** A card as it lies face up. */
  export interface Card {
    /** which of the deck's cards */
    id: string
    /** the kind of its pattern: single, line, corner, ring, ... */
    kind: string
    /** the colours of its two corals, like RG */
    corals: string
    /** what each pattern scores */
    points: number
    /** rows of cells (a colour, * any, . none); of a ring: both colours */
    pattern: string[] | Record<string, string>
    /** its name */
    name: Text
  }
  /** A place of the display. */
  export interface Slot {
    /** the card that lies there */
    card: Card | null
    /** the points that lie on it */
    tokens: number
  }
  /** What is known of a player. */
  export interface Player {
    /** scored so far */
    points: number
    /** the sixteen stacks, each its colours from the bottom to the top */
    reef: string[]
    /** how many cards are in the hand */
    cards: number
    /** the hand: one's own, or everybody's once the game is over */
    hand: Card[] | null
    /** cards of the hand that everybody saw being taken */
    seen: Card[]
    /** cards played */
    discard: Card[]
  }
  /** What a seat sees. */
  export interface View {
    /** the rule variants of this game */
    options: Record<string, unknown>
    /** first, deal, open, settle, turn, fetch, refill, build, count or over */
    phase: string
    /** the round, from 0 on */
    round: number
    /** the seat that began */
    first: number
    /** the seat whose turn it is */
    active: number
    /** the cards that can be taken */
    display: Slot[]
    /** how many cards are left in the deck */
    deck: number
    /** the top of the deck, where it is played face up */
    face_up: Card | null
    /** the corals left, by colour */
    supply: Record<string, number>
    /** whether the game ends with this round */
    last_round: boolean
    /** the card that is being played */
    playing: Card | null
    /** the corals that are still to be placed */
    corals: string
    /** by seat */
    players: Player[]
  }
}
