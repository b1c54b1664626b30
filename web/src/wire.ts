// Generated from src/biritch/server/wire.py by `python -m biritch.server.typescript`. Do not edit.

/** What was agreed. */
export interface AboutContest {
  "id": string;
  "name": string;
  "host": string;
  "plan": Once | TourOfThree | RotaOf | TurnAbout | BestChairInTurn | Pairs | TeamMatch;
  "form": Rubber | Chicago | Duplicate | ChicagoDuplicate | Russian | TwoHanded | ThreeHanded;
  "laws": Laws | null;
  "policy": Policy;
  "boards": string;
  "length": number | null;
  "boards_each": number | null;
  "pause_seconds": number;
  "previous": string;
  "rounds": number;
}

/** A command was carried out and is kept for good. */
export interface Accepted {
  "type": "accepted";
  "id": string;
  "number": number;
}

/** One player's evening so far. */
export interface Account {
  "player": number;
  "rubbers": number;
  "won": number;
  "place": number;
  "victories"?: number;
  "defeats"?: number;
  "points"?: number;
}

/** Agree to end the sitting now. */
export interface AgreeToStop {
  "type": "AgreeToStop";
}

/** Assent to the ruling of a host who plays on the other side, or do not. */
export interface AnswerAward {
  "type": "AnswerAward";
  "agrees": boolean;
}

/** Agree to a claim or contest it. */
export interface AnswerClaim {
  "type": "AnswerClaim";
  "agrees": boolean;
}

/** Grant an undo or refuse it. */
export interface AnswerUndo {
  "type": "AnswerUndo";
  "grants": boolean;
}

/** Ask an opponent privately what his call means. */
export interface Ask {
  "type": "Ask";
  "place": number;
}

/** Ask what a robot in one's place would do now; everybody at the table sees that one has asked. */
export interface AskHint {
  "type": "AskHint";
}

/** Ask to take back one's last call or card. */
export interface AskUndo {
  "type": "AskUndo";
}

/** One of the other side assented to a playing host's ruling, or did not. */
export interface AwardAnswered {
  "type": "AwardAnswered";
  "by": Seat;
  "agrees": boolean;
  "at"?: number;
}

/** Rule on a contested claim: how many tricks declarer's side takes in all, and why. */
export interface AwardClaim {
  "type": "AwardClaim";
  "tricks": number;
  "words"?: Words;
}

/** A ruling that waits for the other side's assent. */
export interface AwardView {
  "tricks": number;
  "words": Words;
  "waits": (Seat)[];
}

/** The house begins the shuffle of the next board; chance comes in as its secret. */
export interface BeginShuffle {
  "type": "BeginShuffle";
  "number": number;
  "secret": string;
}

/** As many rounds as players, each in the best chair once: with three, opposite the open dummy. */
export interface BestChairInTurn {
  "type": "owner_in_turn";
}

/** A deal in its box. */
export interface Board {
  "number": number;
  "dealer": Seat;
  "vulnerable": Vulnerability;
  "deal": string;
}

/** A board was dealt, and its commitment published before anybody calls. */
export interface BoardDealt {
  "type": "BoardDealt";
  "board": string;
  "number": number;
  "dealer": Seat;
  "vulnerable": Vulnerability;
  "place": number;
  "commitment": string;
  "shares"?: (string)[];
  "at"?: number;
}

/** What a board came to at one table. */
export interface BoardScore {
  "board": number;
  "points_ns": number;
  "result"?: string;
}

/** The receipt of a board: result and score lines as they were shown. */
export interface BoardScored {
  "type": "BoardScored";
  "result": string;
  "lines": (ScoreLine)[];
  "hcp"?: BySideInt | null;
  "at"?: number;
}

/** The board: its number, dealer, vulnerability and commitment; the salt once it is opened. */
export interface BoardView {
  "id": string;
  "number": number;
  "dealer": Seat;
  "vulnerable": Vulnerability;
  "commitment": string;
  "salt": string;
  "shares": (string)[];
  "shuffle"?: ShuffleView | null;
  "hints"?: (Seat)[];
}

/** Where the boards come from, cards and all. Nobody is ever shown this event. */
export interface BoardsBrought {
  "type": "BoardsBrought";
  "source": Chance | Given | SameBoards | Constrained;
  "at"?: number;
}

/** One thing for each of the four seats. */
export interface BySeatHandView {
  "N": HandView;
  "E": HandView;
  "S": HandView;
  "W": HandView;
}

/** One thing for each of the four seats. */
export interface BySeatBiritchTableViewChairViewNone {
  "N": ChairView | null;
  "E": ChairView | null;
  "S": ChairView | null;
  "W": ChairView | null;
}

/** One thing for each of the four seats. */
export interface BySeatFloat {
  "N": number;
  "E": number;
  "S": number;
  "W": number;
}

/** One thing for each of the four seats. */
export interface BySeatInt {
  "N": number;
  "E": number;
  "S": number;
  "W": number;
}

/** One thing for each of the four seats. */
export interface BySeatStr {
  "N": string;
  "E": string;
  "S": string;
  "W": string;
}

/** One thing for each of the two sides. */
export interface BySideInt {
  "ns": number;
  "ew": number;
}

/** Make a call, with its meaning for the opponents if one wishes to give it at once. */
export interface Call {
  "type": "Call";
  "call": string;
  "alert"?: boolean;
  "words"?: Words;
  "thought"?: number;
}

/** The caller explained a call of his to opponents; his partner does not see it. */
export interface CallExplained {
  "type": "CallExplained";
  "place": number;
  "to": (Seat)[];
  "words"?: Words;
  "alert"?: boolean;
  "at"?: number;
}

/** Somebody called. */
export interface CallMade {
  "type": "CallMade";
  "seat": Seat;
  "call": string;
  "thought"?: number;
  "at"?: number;
}

/** A call and what this viewer was told about it. */
export interface CallView {
  "seat": Seat;
  "call": string;
  "alert": boolean;
  "words": Words;
  "asked": (Seat)[];
}

/** One's place in a contest is now at another table of it. */
export interface Called {
  "type": "called";
  "contest": string;
  "table": string;
  "seat"?: Seat | null;
}

/** A defender objected to a card that departs from the claimer's statement: it goes back. */
export interface CardObjected {
  "type": "CardObjected";
  "by": Seat;
  "cards": number;
  "at"?: number;
}

/** A card was played from a hand, by whoever commands it. */
export interface CardPlayed {
  "type": "CardPlayed";
  "seat": Seat;
  "card": string;
  "thought"?: number;
  "at"?: number;
}

/** All have picked, and the cards were turned: the first player's, the second's, and so on. */
export interface CardsFaced {
  "type": "CardsFaced";
  "cards": (string)[];
  "at"?: number;
}

/** Who sits in a chair: a person's id, or a robot; whose it is. */
export interface ChairView {
  "person": string;
  "robot": boolean;
  "owner": string;
}

/** The house deals, every deal equally likely. */
export interface Chance {
  "type": "chance";
}

/** Somebody wrote something. */
export interface Chat {
  "type": "chat";
  "person": string;
  "name": string;
  "text": string;
  "at": number;
  "watcher"?: boolean;
  "note"?: number;
  "erased"?: boolean;
}

/** What a house may choose about a Chicago. */
export interface Chicago {
  "type": "chicago";
  "vulnerability"?: ChicagoVulnerability;
  "passed_out"?: PassedOut;
  "last_part_score"?: LastPartScore;
  "honours"?: HonoursRule;
  "settlement"?: Settlement;
  "dealer"?: Seat;
}

/** What a house may choose about a Chicago scored as duplicate. */
export interface ChicagoDuplicate {
  "type": "chicagoduplicate";
  "vulnerability"?: ChicagoVulnerability;
  "part_score"?: 50 | 100;
  "dealer"?: Seat;
}

/** Who is vulnerable in the second and third deals. */
export type ChicagoVulnerability = "new" | "old";

/** Whoever drew the highest card chooses his seat. */
export interface ChooseSeat {
  "type": "ChooseSeat";
  "seat": Seat;
}

/** The house chooses the seat of a robot, or of somebody who has kept the others waiting. */
export interface ChooseSeatFor {
  "type": "ChooseSeatFor";
  "number": number;
  "seat": Seat;
}

/** Claim or concede: how many of the tricks that remain one's own side takes, and how. */
export interface Claim {
  "type": "Claim";
  "tricks": number;
  "line"?: Line;
  "words"?: Words;
}

/** Somebody agreed to a claim or contested it. */
export interface ClaimAnswered {
  "type": "ClaimAnswered";
  "by": Seat;
  "agrees": boolean;
  "at"?: number;
}

/** A host or director ruled how many tricks declarer's side takes. */
export interface ClaimAwarded {
  "type": "ClaimAwarded";
  "by": string;
  "tricks": number;
  "words"?: Words;
  "needs"?: (Seat)[];
  "at"?: number;
}

/** Claim the honours dealt to one's own hand. */
export interface ClaimHonours {
  "type": "ClaimHonours";
  "seat": Seat;
}

/** A player claimed or conceded tricks and stated a line of play. */
export interface ClaimMade {
  "type": "ClaimMade";
  "by": Seat;
  "seat": Seat;
  "tricks": number;
  "line": Line;
  "words"?: Words;
  "at"?: number;
}

/** A claim: who claims how many tricks and how, who must still answer. */
export interface ClaimView {
  "by": Seat;
  "seat": Seat;
  "tricks": number;
  "line": Line;
  "words": Words;
  "waits": (Seat)[];
  "contested": boolean;
  "void": boolean;
  "award": AwardView | null;
}

/** No process was running for a while: nobody's time counts for it. */
export interface ClocksHeld {
  "type": "ClocksHeld";
  "since": number;
  "until": number;
  "at"?: number;
}

/** The house waits no longer for promises. */
export interface ClosePromises {
  "type": "ClosePromises";
  "number": number;
}

/** The host closes the table: a board in play is played to its end, and none is dealt after it. */
export interface CloseTable {
  "type": "CloseTable";
}

/** The house deals, but only what fits a constraint, as for bidding practice. */
export interface Constrained {
  "type": "constraint";
  "text": string;
}

/** A command in a contest. */
export interface ContestDo {
  "type": "do";
  "id": string;
  "seen": number;
  "command": OpenContest | Enter | EnterRobot | Exchange | Leave | Dismiss | LetBack | MakeHost | Start | LineUp | LineUpFor | Proceed | Pick | PickFor | ChooseSeat | ChooseSeatFor | Settle | Ready | EndContest;
}

/** It is over, and the standings are final. */
export interface ContestEnded {
  "type": "ContestEnded";
  "at"?: number;
}

/** Something happened in a contest. */
export interface ContestHappened {
  "type": "event";
  "number": number;
  "event": ContestOpened | BoardsBrought | Entered | Vacated | Exchanged | ShownOut | MayReturn | HostChanged | Started | PackSpread | PackShuffled | Picked | CardsFaced | SeatChosen | RoundSealed | RoundSalted | LineUpsAsked | LinedUp | RoundBegan | TableSettled | RoundScored | PlayerReady | LastRound | ContestEnded;
  "changes": Record<string, unknown>;
  "names"?: Record<string, string>;
  "time"?: number;
}

/** An evening was set up: its plan, its form, and the agreements of its tables. */
export interface ContestOpened {
  "type": "ContestOpened";
  "contest": string;
  "name": string;
  "host": string;
  "plan": Once | TourOfThree | RotaOf | TurnAbout | BestChairInTurn | Pairs | TeamMatch;
  "form": Rubber | Chicago | Duplicate | ChicagoDuplicate | Russian | TwoHanded | ThreeHanded;
  "laws"?: Laws | null;
  "policy"?: Policy;
  "boards"?: string;
  "length"?: number | null;
  "boards_each"?: number | null;
  "pause_seconds"?: number;
  "previous"?: string;
  "at"?: number;
}

/** Everything a client needs to show a contest, whenever it comes. */
export interface ContestSnapshot {
  "type": "snapshot";
  "protocol": number;
  "number": number;
  "view": ContestView;
  "you": string;
  "names": Record<string, string>;
  "here": (string)[];
  "watchers": number;
  "time": number;
}

/** A contest as a screen shows it. */
export interface ContestView {
  "contest": AboutContest;
  "phase": Phase;
  "round": number;
  "draws": boolean;
  "ending": boolean;
  "entrants": (EntrantView)[];
  "shown_out": (string)[];
  "waits": (number)[];
  "draw": DrawView | null;
  "sittings": (SittingView)[];
  "standings": (Account)[];
  "lines"?: LinesView | null;
  "match"?: MatchView | null;
  "pairs"?: (PairStanding)[];
}

/** The house deals the next board; chance comes in as its fields. */
export interface Deal {
  "type": "Deal";
  "number": number;
  "deal": string;
  "salt": string;
  "shares"?: (string)[];
  "next_secret"?: string;
}

/** A deal on the sheet. */
export interface DealView {
  "number": number;
  "dealer": Seat;
  "vulnerable": Vulnerability;
  "result": string;
  "lines": (ScoreLine)[];
  "measured"?: Measured | null;
}

/** A director who does not play asks to see all hands. */
export interface Direct {
  "type": "Direct";
}

/** A director who does not play looks at all hands; it bars him from sitting down in this board. */
export interface DirectorCame {
  "type": "DirectorCame";
  "person": string;
  "at"?: number;
}

/** The host asks a player to go, who may not come in again; a robot plays on for him once it has started. */
export interface Dismiss {
  "type": "Dismiss";
  "player": number;
}

/** A command at the table. */
export interface Do {
  "type": "do";
  "id": string;
  "seen": number;
  "command": OpenTable | Unseal | Sit | SeatRobot | SeatPlayer | Leave | Remove | LetBack | MakeHost | CloseTable | Direct | Deal | Call | Explain | Ask | EndStop | AskHint | PlayCard | AskUndo | AnswerUndo | WithdrawUndo | EndUndo | BeginShuffle | PromiseShare | ClosePromises | RevealShare | Claim | AnswerClaim | PlayOn | AwardClaim | AnswerAward | ObjectToCard | ClaimHonours | Ready | AgreeToStop | HoldClocks | ReplaceAbsent;
  "text"?: string;
}

/** A pack spread face down, or the cards that were drawn. */
export interface DrawView {
  "number": number;
  "picks": ([number, number])[];
  "cards": (string)[];
  "order": (number)[];
  "choices": (Seat)[];
  "seat": Seat | null;
}

/** To whom dummy is shown before its owner calls; after the lead everybody sees it. */
export type DummyShown = "everybody" | "owner";

/** What a host may choose about duplicate boards. */
export interface Duplicate {
  "type": "duplicate";
  "boards"?: number | null;
  "first"?: number;
}

/** The host ends the evening: what is on the tables is finished and counted, nothing more begins. */
export interface EndContest {
  "type": "EndContest";
}

/** The house ends the pause after a jump bid. */
export interface EndStop {
  "type": "EndStop";
  "place": number;
}

/** The house ends an undo that somebody has left unanswered too long. */
export interface EndUndo {
  "type": "EndUndo";
  "moved": number;
}

/** Come in: to a free place, a robot's, or one's own again; 0 for any. */
export interface Enter {
  "type": "Enter";
  "player"?: number;
}

/** The host has a robot play in a free place, or for good in one kept for somebody who has gone. */
export interface EnterRobot {
  "type": "EnterRobot";
  "player": number;
}

/** Somebody took a place; a robot when no person is named. It stays its owner's. */
export interface Entered {
  "type": "Entered";
  "player": number;
  "person"?: string;
  "owner"?: string;
  "at"?: number;
}

/** A player, or a free place. */
export interface EntrantView {
  "player": number;
  "person": string;
  "robot": boolean;
  "owner": string;
  "table": string;
  "seat": Seat | null;
  "ready": boolean;
}

/** A text was erased: chat, or a free text that the view refers to. */
export interface Erased {
  "type": "erased";
  "note": number;
}

/** Change places before it starts: oneself to a free one, or the host any two. */
export interface Exchange {
  "type": "Exchange";
  "player": number;
  "other": number;
}

/** Those in two places changed them; one of them may be free. */
export interface Exchanged {
  "type": "Exchanged";
  "player": number;
  "other": number;
  "at"?: number;
}

/** Explain a call of one's own, asked or not. */
export interface Explain {
  "type": "Explain";
  "place": number;
  "words": Words;
  "alert"?: boolean;
}

/** How a suit with a gap is to be played: against whom to finesse, or for the drop. */
export interface Finesse {
  "suit": Suit;
  "against": Seat | null;
}

/** Which of the two partners begins the auction. */
export type FirstCaller = "by_the_deal" | "left_of_owner";

/** Boards somebody made ready, such as those of a file. */
export interface Given {
  "type": "given";
  "boards": (Board)[];
  "name"?: string;
}

/** The cards one hand was dealt. */
export interface HandDealt {
  "type": "HandDealt";
  "seat": Seat;
  "hand": string;
  "at"?: number;
}

/** Cards still in a hand were shown, to everybody or to some chairs. */
export interface HandShown {
  "type": "HandShown";
  "seat": Seat;
  "hand": string;
  "why": Shown;
  "to"?: (Seat)[];
  "at"?: number;
}

/** A hand: its cards (all of them, once the board is over), null if they are not known. */
export interface HandView {
  "cards": (string)[] | null;
  "count": number;
  "faced": boolean;
}

/** Something happened that this viewer may see. */
export interface Happened {
  "type": "event";
  "number": number;
  "event": TableOpened | Unsealed | BoardsBrought | Seated | Left | ShownOut | MayReturn | HostChanged | TableClosed | DirectorCame | ShuffleBegan | SecretKept | SharePromised | PromisesClosed | ShareRevealed | BoardDealt | Sealed | HandDealt | HandShown | CallMade | CallExplained | QuestionAsked | HintAsked | StopEnded | CardPlayed | TakenBack | UndoAsked | UndoAnswered | UndoWithdrawn | UndoLapsed | ClaimMade | ClaimAnswered | PlayGoesOn | ClaimAwarded | AwardAnswered | CardObjected | HonoursClaimed | SealOpened | BoardScored | Readied | StopAgreed | SittingEnded | ClocksHeld;
  "changes": Record<string, unknown>;
  "names"?: Record<string, string>;
  "notes"?: Record<string, string>;
  "time"?: number;
}

/** A player asked what a robot in his place would do; everybody sees that he did. */
export interface HintAsked {
  "type": "HintAsked";
  "by": Seat;
  "calls": number;
  "cards"?: number;
  "at"?: number;
}

/** The house stops the clocks for a time when nothing was running. */
export interface HoldClocks {
  "type": "HoldClocks";
  "since": number;
  "until": number;
}

/** A player claimed the honours he was dealt. */
export interface HonoursClaimed {
  "type": "HonoursClaimed";
  "seat": Seat;
  "points": number;
  "at"?: number;
}

/** Whether the players score honours, and when a holder may claim them. */
export type HonoursRule = "after_auction" | "after_play" | "none";

/** Honours: what was claimed, and which hands this viewer may claim for now. */
export interface HonoursView {
  "claimed": ([Seat, number])[];
  "may_claim": (Seat)[];
}

/** The table has another host. */
export interface HostChanged {
  "type": "HostChanged";
  "person": string;
  "at"?: number;
}

/** Which part score is paid after the fourth deal. */
export type LastPartScore = "any_deal" | "fourth_deal";

/** The host ends the evening with what is on the tables now. */
export interface LastRound {
  "type": "LastRound";
  "at"?: number;
}

/** The edition of the Laws a table plays by; it decides what a contested claim leads to. */
export type Laws = "duplicate 2017" | "rubber 2014";

/** Get up; a robot plays on for the one who left if a board is in play. */
export interface Leave {
  "type": "Leave";
  "for_good"?: boolean;
}

/** Somebody left his chair, which is empty now. */
export interface Left {
  "type": "Left";
  "seat": Seat;
  "at"?: number;
}

/** The host lets somebody sit down again whom he had asked to leave. */
export interface LetBack {
  "type": "LetBack";
  "person": string;
}

/** What a claimer says about how he will play; what he leaves unsaid binds him to nothing. */
export interface Line {
  "trumps"?: Trumps | null;
  "suits"?: (Suit)[];
  "finesses"?: (Finesse)[];
  "ruffs"?: (Ruff)[];
}

/** A captain, or the host for his team, says who of the team sits where. */
export interface LineUp {
  "type": "LineUp";
  "players": (number)[];
}

/** The house says it for a team of robots, or for a captain who keeps the others waiting. */
export interface LineUpFor {
  "type": "LineUpFor";
  "number": number;
  "team": number;
  "players": (number)[];
}

/** Before a round the teams are asked, one after the other, who of them sits where. */
export interface LineUpsAsked {
  "type": "LineUpsAsked";
  "number": number;
  "at"?: number;
}

/** A team said who of it sits where. */
export interface LinedUp {
  "type": "LinedUp";
  "team": number;
  "players": (number)[];
  "at"?: number;
}

/** The teams say before a round who of them sits where. */
export interface LinesView {
  "number": number;
  "team": number;
  "captain": number;
  "said": ([number, (number)[]])[];
  "usual": (number)[];
}

/** The host gives the table to another person. */
export interface MakeHost {
  "type": "MakeHost";
  "person": string;
}

/** How a match of two teams stands, as the first team sees it. */
export interface MatchView {
  "swings": (Swing)[];
  "sets": (number)[];
  "margin": number;
  "victory_points": [number, number] | null;
  "unit": number;
}

/** Somebody who was asked to leave may sit down here again. */
export interface MayReturn {
  "type": "MayReturn";
  "person": string;
  "at"?: number;
}

/** What a deal came to for one side, against what its high cards promised. */
export interface Measured {
  "side": Side;
  "hcp": number;
  "target": number;
  "difference": number;
  "imps": number;
}

/** Object to the claimer's last card: it departs from what he stated. */
export interface ObjectToCard {
  "type": "ObjectToCard";
}

/** One table, once: a rubber, a match of two pairs, whatever the form is. */
export interface Once {
  "type": "once";
}

/** Set up an evening. Its host is whoever sends it. */
export interface OpenContest {
  "type": "OpenContest";
  "contest": string;
  "name": string;
  "plan": Once | TourOfThree | RotaOf | TurnAbout | BestChairInTurn | Pairs | TeamMatch;
  "form": Rubber | Chicago | Duplicate | ChicagoDuplicate | Russian | TwoHanded | ThreeHanded;
  "source"?: Chance | Given | SameBoards | Constrained;
  "laws"?: Laws | null;
  "policy"?: Policy;
  "boards_each"?: number | null;
  "pause_seconds"?: number;
  "previous"?: string;
}

/** Set up a table. Its host is whoever sends it. */
export interface OpenTable {
  "type": "OpenTable";
  "table": string;
  "name": string;
  "form": Rubber | Chicago | Duplicate | ChicagoDuplicate | Russian | TwoHanded | ThreeHanded;
  "source"?: Chance | Given | SameBoards | Constrained;
  "laws"?: Laws | null;
  "policy"?: Policy;
  "previous"?: string;
  "contest"?: string;
  "host"?: string;
  "players"?: BySeatStr | null;
  "sealed"?: boolean;
}

/** How the owner of the dummy settles with two opponents. */
export type OwnerSettles = "with_both" | "with_each";

/** The order of the pack that was spread. Nobody is ever shown this event. */
export interface PackShuffled {
  "type": "PackShuffled";
  "cards": (string)[];
  "at"?: number;
}

/** A pack was spread face down, for the draw before a round. */
export interface PackSpread {
  "type": "PackSpread";
  "number": number;
  "at"?: number;
}

/** A pair's place among all pairs. */
export interface PairStanding {
  "pair": number;
  "players": (number)[];
  "won": number;
  "of": number;
  "boards": number;
  "place": number;
}

/** Every pair against every other, round by round; one winner. */
export interface Pairs {
  "type": "pairs";
  "tables"?: number;
  "boards"?: number;
  "last"?: number | null;
}

/** A deal passed out: the next player deals, or the same one deals again. */
export type PassedOut = "passes_on" | "redealt";

/** Where a contest stands. */
export type Phase = "between" | "choosing" | "drawing" | "gathering" | "lining_up" | "over" | "playing";

/** Pick a card from the pack spread face down. */
export interface Pick {
  "type": "Pick";
  "place": number;
}

/** The house picks for a robot, or for somebody who has kept the others waiting. */
export interface PickFor {
  "type": "PickFor";
  "player": number;
  "place": number;
}

/** A player picked a card, still face down. */
export interface Picked {
  "type": "Picked";
  "player": number;
  "place": number;
  "at"?: number;
}

/** Ask whether the house is there; it answers with a pong. */
export interface Ping {
  "type": "ping";
}

/** Play a card from the hand whose turn it is, one's own or dummy's. */
export interface PlayCard {
  "type": "PlayCard";
  "card": string;
  "thought"?: number;
}

/** A contested claim is left unruled: the play goes on with the claimer's hand faced. */
export interface PlayGoesOn {
  "type": "PlayGoesOn";
  "by": Seat;
  "at"?: number;
}

/** Leave a contested claim unruled and play on with the hand faced. */
export interface PlayOn {
  "type": "PlayOn";
}

/** The play: contract, tricks and what lies on the table. */
export interface PlayView {
  "contract": string;
  "declarer": Seat;
  "dummy": Seat;
  "trumps": string;
  "needs": number;
  "trick": (PlayedView)[];
  "last": (PlayedView)[];
  "winner": Seat | null;
  "winners": (Seat)[];
  "tricks": BySideInt;
  "count": number;
}

/** A card in a trick and the hand it came from. */
export interface PlayedView {
  "seat": Seat;
  "card": string;
}

/** A player is ready for the next round. */
export interface PlayerReady {
  "type": "PlayerReady";
  "player": number;
  "at"?: number;
}

/** The agreements of one table. */
export interface Policy {
  "undo_calls"?: Undo;
  "undo_cards"?: Undo;
  "watching"?: Watching;
  "chat"?: boolean;
  "stop_seconds"?: number;
  "next_deal_seconds"?: number;
  "absent_seconds"?: number;
  "hints"?: boolean;
  "robots"?: string;
}

/** The house is there. */
export interface Pong {
  "type": "pong";
  "time": number;
}

/** Who is connected now. */
export interface Presence {
  "type": "presence";
  "here": (string)[];
  "watchers": number;
  "names"?: Record<string, string>;
}

/** The house goes on to a round; chance comes in as what it shuffles, deals and keeps secret. */
export interface Proceed {
  "type": "Proceed";
  "number": number;
  "pack": (string)[];
  "boards"?: (Board)[];
  "salts"?: (string)[];
}

/** Promise 32 bytes for the shuffle of the next board. */
export interface PromiseShare {
  "type": "PromiseShare";
  "number": number;
  "promise": string;
}

/** All have promised, or a moment has passed: now the bytes are revealed. */
export interface PromisesClosed {
  "type": "PromisesClosed";
  "at"?: number;
}

/** An opponent asked the caller, privately, what a call means. */
export interface QuestionAsked {
  "type": "QuestionAsked";
  "place": number;
  "by": Seat;
  "at"?: number;
}

/** A player is ready for the next board. */
export interface Readied {
  "type": "Readied";
  "seat": Seat;
  "at"?: number;
}

/** Be ready for the next board. */
export interface Ready {
  "type": "Ready";
}

/** What points are given for; its text is in each language's ``score.ftl``, by this value. */
export type Reason = "game" | "grand-slam" | "honours" | "insult" | "last-part-score" | "overtricks" | "part-score" | "rubber" | "small-slam" | "tricks" | "undertricks" | "unfinished-game" | "unfinished-part-score";

/** A command was refused, and nothing changed. */
export interface Refused {
  "type": "refused";
  "id": string;
  "code": string;
  "text": string;
  "law"?: string | null;
  "details"?: Record<string, string | number>;
}

/** The host asks somebody to leave his chair; he does not sit down here again until he is let back. */
export interface Remove {
  "type": "Remove";
  "seat": Seat;
}

/** The house seats a robot for somebody who has been away too long. */
export interface ReplaceAbsent {
  "type": "ReplaceAbsent";
  "seat": Seat;
}

/** The finished board: its result (4HS-1 or PASS), score lines and each side's points. */
export interface ResultView {
  "text": string;
  "lines": (ScoreLine)[];
  "points": BySideInt;
}

/** Reveal the bytes one has promised. */
export interface RevealShare {
  "type": "RevealShare";
  "number": number;
  "share": string;
}

/** Five or six at one table; one or two sit out each rubber. */
export interface RotaOf {
  "type": "rota";
  "size"?: number;
}

/** A round began: who sits where. */
export interface RoundBegan {
  "type": "RoundBegan";
  "number": number;
  "rows": (Row)[];
  "tables": (string)[];
  "at"?: number;
}

/** The secret bytes of a round's commitments. Nobody is ever shown this event. */
export interface RoundSalted {
  "type": "RoundSalted";
  "salts": (string)[];
  "at"?: number;
}

/** All tables have played the boards of a round: now everybody may know what they came to. */
export interface RoundScored {
  "type": "RoundScored";
  "number": number;
  "settled": (TableSettled)[];
  "salts"?: (string)[];
  "at"?: number;
}

/** The boards that all tables of a round are to play were dealt; nobody can exchange them any more. */
export interface RoundSealed {
  "type": "RoundSealed";
  "number": number;
  "boards": (number)[];
  "commitments": (string)[];
  "at"?: number;
}

/** One table in one round. */
export interface Row {
  "round": number;
  "seats": BySeatInt;
  "out"?: (number)[];
  "form"?: Rubber | Chicago | Duplicate | ChicagoDuplicate | Russian | TwoHanded | ThreeHanded;
  "table"?: number;
  "boards"?: (number)[];
}

/** What a house may choose about a rubber: every switch goes with every other but one. */
export interface Rubber {
  "type": "rubber";
  "honours"?: HonoursRule;
  "game_bonuses"?: boolean;
  "insult_fifty"?: boolean;
  "quick_rubber"?: boolean;
  "simple_undertricks"?: boolean;
  "settlement"?: Settlement;
  "unfinished_part_score"?: 100 | 50;
  "passed_out"?: PassedOut;
  "dealer"?: Seat;
}

/** A suit whose losers are to be ruffed, and the hand that ruffs them. */
export interface Ruff {
  "suit": Suit;
  "hand": Seat;
}

/** What a host may choose about a match against the target. */
export interface Russian {
  "type": "russian";
  "deals"?: number | null;
  "vulnerability"?: ChicagoVulnerability;
  "dealer"?: Seat;
}

/** The boards of another table, as in the other room of a match; its house hands them over. */
export interface SameBoards {
  "type": "same";
  "table": string;
}

/** Write to the table: to the players, or among watchers while a board is played. */
export interface Say {
  "type": "say";
  "text": string;
}

/** What a match counts in. */
export type Scale = "imps" | "twenty_four" | "wbf";

/** Points for one reason, to one side. */
export interface ScoreLine {
  "reason": Reason;
  "points": number;
  "side": Side;
  "below"?: boolean;
  "law"?: string | null;
  "tricks"?: number;
}

/** The commitment's secret bytes, so that anybody can check that nothing was swapped. */
export interface SealOpened {
  "type": "SealOpened";
  "salt": string;
  "at"?: number;
}

/** The secret bytes of the commitment, in hexadecimal. Nobody sees it until it is opened. */
export interface Sealed {
  "type": "Sealed";
  "salt": string;
  "at"?: number;
}

/** A place at the table: North, East, South or West, clockwise. */
export type Seat = "E" | "N" | "S" | "W";

/** Whoever drew the highest card chose his seat. */
export interface SeatChosen {
  "type": "SeatChosen";
  "seat": Seat;
  "at"?: number;
}

/** The house seats whom a contest sends. */
export interface SeatPlayer {
  "type": "SeatPlayer";
  "seat": Seat;
  "person"?: string;
  "owner"?: string;
}

/** Put a robot in a chair: the host in any but another present player's, a player in an empty one. */
export interface SeatRobot {
  "type": "SeatRobot";
  "seat": Seat;
}

/** Somebody took a chair; a robot when no person is named. The chair stays its owner's. */
export interface Seated {
  "type": "Seated";
  "seat": Seat;
  "person"?: string;
  "owner"?: string;
  "at"?: number;
}

/** The house's secret for the shuffle, in hexadecimal. Nobody is ever shown this event. */
export interface SecretKept {
  "type": "SecretKept";
  "secret": string;
  "at"?: number;
}

/** The house brings what a table came to. */
export interface Settle {
  "type": "Settle";
  "table": string;
  "settled": BySideInt | null;
  "points": BySideInt;
  "deals": number;
  "scores"?: (BoardScore)[];
}

/** In whole hundreds, exactly half either way; or not at all. */
export type Settlement = "half_down" | "half_up" | "none";

/** A player promised bytes for the shuffle, by their SHA-256. */
export interface SharePromised {
  "type": "SharePromised";
  "seat": Seat;
  "promise": string;
  "at"?: number;
}

/** A player revealed the bytes he had promised. */
export interface ShareRevealed {
  "type": "ShareRevealed";
  "seat": Seat;
  "share": string;
  "at"?: number;
}

/** What a player mixes into a shuffle. */
export interface ShareView {
  "seat": Seat;
  "promise": string;
  "share": string | null;
}

/** The score so far. */
export interface SheetView {
  "deals": (DealView)[];
  "closing": (ScoreLine)[];
  "totals": BySideInt;
  "games": BySideInt;
  "part_scores": BySideInt;
  "below": (BySideInt)[];
  "settlement": BySideInt | null;
  "imps"?: BySideInt | null;
  "lined"?: boolean;
}

/** Why cards were shown. */
export type Shown = "after board" | "claim" | "designated" | "dummy";

/** Somebody was asked to leave his chair, and may not sit down here again until he is let back. */
export interface ShownOut {
  "type": "ShownOut";
  "person": string;
  "at"?: number;
}

/** The house has sealed its secret for a board, and players may mix in. */
export interface ShuffleBegan {
  "type": "ShuffleBegan";
  "number": number;
  "board": string;
  "seal": string;
  "at"?: number;
}

/** The shuffle of a board: what the house sealed, and what players mix in. */
export interface ShuffleView {
  "number": number;
  "board": string;
  "seal": string;
  "shares": (ShareView)[];
  "closed": boolean;
}

/** North-South or East-West: two partners who score together. */
export type Side = "ew" | "ns";

/** Take a chair: an empty one, a robot's, or one's own again. */
export interface Sit {
  "type": "Sit";
  "seat": Seat;
}

/** The sitting was ended early, with what is paid then. */
export interface SittingEnded {
  "type": "SittingEnded";
  "lines": (ScoreLine)[];
  "at"?: number;
}

/** One table of one round. */
export interface SittingView {
  "round": number;
  "number": number;
  "table": string;
  "seats": BySeatInt;
  "out": (number)[];
  "over": boolean;
  "settled": BySideInt | null;
  "points": BySideInt | null;
  "deals": number;
  "scores"?: (BoardScore)[];
}

/** Everything a client needs to show the table, whenever it comes or becomes another viewer. */
export interface Snapshot {
  "type": "snapshot";
  "protocol": number;
  "number": number;
  "view": View;
  "you": string;
  "names": Record<string, string>;
  "notes": Record<string, string>;
  "here": (string)[];
  "watchers": number;
  "time": number;
}

/** The host starts, with a draw for partners and seats or in the order of the places. */
export interface Start {
  "type": "Start";
  "draw"?: boolean;
  "robots"?: boolean;
}

/** Nobody comes or goes any more without leaving a robot behind. */
export interface Started {
  "type": "Started";
  "draw"?: boolean;
  "at"?: number;
}

/** A player agrees to end the sitting before its end. */
export interface StopAgreed {
  "type": "StopAgreed";
  "seat": Seat;
  "at"?: number;
}

/** The pause after a jump bid is over. */
export interface StopEnded {
  "type": "StopEnded";
  "at"?: number;
}

/** Clubs, diamonds, hearts or spades, lowest first. */
export type Suit = "C" | "D" | "H" | "S";

/** One board of a match, as the first team sees it. */
export interface Swing {
  "board": number;
  "round": number;
  "north_south": number;
  "east_west": number;
  "imps": number;
}

/** The table was closed: no further board will be dealt. */
export interface TableClosed {
  "type": "TableClosed";
  "person": string;
  "at"?: number;
}

/** A table was set up: its form, its agreements and the Laws it plays by. */
export interface TableOpened {
  "type": "TableOpened";
  "table": string;
  "name": string;
  "host": string;
  "form": Rubber | Chicago | Duplicate | ChicagoDuplicate | Russian | TwoHanded | ThreeHanded;
  "laws": Laws;
  "policy"?: Policy;
  "boards"?: string;
  "length"?: number | null;
  "previous"?: string;
  "contest"?: string;
  "sealed"?: boolean;
  "at"?: number;
}

/** A table came to its end. */
export interface TableSettled {
  "type": "TableSettled";
  "table": string;
  "settled": BySideInt | null;
  "points": BySideInt;
  "deals": number;
  "scores"?: (BoardScore)[];
  "at"?: number;
}

/** The table's agreements. */
export interface TableView {
  "id": string;
  "name": string;
  "host": string;
  "form": Rubber | Chicago | Duplicate | ChicagoDuplicate | Russian | TwoHanded | ThreeHanded;
  "laws": Laws;
  "policy": Policy;
  "boards": string;
  "length": number | null;
  "previous": string;
  "contest"?: string;
}

/** Calls or cards were taken back; what was shown stays shown. */
export interface TakenBack {
  "type": "TakenBack";
  "calls": number;
  "cards"?: number;
  "at"?: number;
}

/** Two teams of four to six, an open and a closed room. */
export interface TeamMatch {
  "type": "teams";
  "size"?: number;
  "sets"?: number;
  "boards"?: number;
  "lines_change"?: boolean;
  "scale"?: Scale;
}

/** What three players may choose. */
export interface ThreeHanded {
  "type": "threehanded";
  "owner"?: Seat;
  "dummy_shown"?: DummyShown;
  "first_caller"?: FirstCaller;
  "long_auction"?: boolean;
  "owner_settles"?: OwnerSettles;
  "rubber"?: Rubber;
}

/** Three rubbers of four players, with a draw before each: everybody partners everybody once. */
export interface TourOfThree {
  "type": "tour";
}

/** What a claimer says about the trumps still out. */
export type Trumps = "draw" | "leave";

/** Four players, three rounds: everybody partners everybody once, by numbers drawn at the start. */
export interface TurnAbout {
  "type": "turn_about";
}

/** What happens next. */
export interface TurnView {
  "phase": string;
  "hand": Seat | null;
  "actor": Seat | null;
  "legal": (string)[] | null;
  "stopped": boolean;
  "since": number;
  "thinking": BySeatFloat;
}

/** What two players may choose. */
export interface TwoHanded {
  "type": "twohanded";
  "long_auction"?: boolean;
  "rubber"?: Rubber;
}

/** How far a player may take back a call or a card. */
export type Undo = "none" | "opponents" | "until partner";

/** An opponent granted an undo or refused it. */
export interface UndoAnswered {
  "type": "UndoAnswered";
  "by": Seat;
  "grants": boolean;
  "at"?: number;
}

/** A player asked to take back his last call or card. */
export interface UndoAsked {
  "type": "UndoAsked";
  "by": Seat;
  "calls": number;
  "cards"?: number;
  "at"?: number;
}

/** Nobody answered an undo in time: what was done stands. */
export interface UndoLapsed {
  "type": "UndoLapsed";
  "at"?: number;
}

/** An undo asked for: what would stand, and who must still grant it. */
export interface UndoView {
  "by": Seat;
  "calls": number;
  "cards": number;
  "waits": (Seat)[];
}

/** Whoever asked for an undo no longer wants it. */
export interface UndoWithdrawn {
  "type": "UndoWithdrawn";
  "by": Seat;
  "at"?: number;
}

/** The house opens a sealed table to others: no table is due to play its boards any more. */
export interface Unseal {
  "type": "Unseal";
}

/** Every table has played these boards: others may look at them now, as far as the policy lets them. */
export interface Unsealed {
  "type": "Unsealed";
  "at"?: number;
}

/** A place is free again. */
export interface Vacated {
  "type": "Vacated";
  "player": number;
  "at"?: number;
}

/** Everything one viewer's screen shows of a table. Null where there is nothing. */
export interface View {
  "table": TableView;
  "you": YouView;
  "chairs": BySeatBiritchTableViewChairViewNone;
  "board": BoardView | null;
  "hands": BySeatHandView | null;
  "auction": (CallView)[];
  "play": PlayView | null;
  "turn": TurnView;
  "claim": ClaimView | null;
  "undo": UndoView | null;
  "honours": HonoursView;
  "result": ResultView | null;
  "sheet": SheetView;
  "ready": (Seat)[];
  "stopping": (Seat)[];
  "over": boolean;
  "may"?: (string)[];
  "closed"?: boolean;
  "shown_out"?: (string)[];
  "shuffle"?: ShuffleView | null;
}

/** Which sides are vulnerable in a deal. */
export type Vulnerability = "both" | "ew" | "none" | "ns";

/** What those who only watch are shown. */
export type Watching = "after" | "closed" | "late" | "no hands";

/** Take back nothing after all: whoever asked for an undo no longer wants it. */
export interface WithdrawUndo {
  "type": "WithdrawUndo";
}

/** An explanation, a statement or a reason: a note kept elsewhere, or a text every language has. */
export interface Words {
  "note"?: number;
  "message"?: string;
  "values"?: Record<string, string | number>;
}

/** Who is looking. */
export interface YouView {
  "role": string;
  "chair": Seat | null;
  "hands": (Seat)[];
  "late": boolean;
}

export type FromClient = Do | Say | Ping;

export type FromHouse = Snapshot | Happened | Accepted | Refused | Chat | Erased | Presence | Called | Pong;

export type AnyCommand = OpenTable | Unseal | Sit | SeatRobot | SeatPlayer | Leave | Remove | LetBack | MakeHost | CloseTable | Direct | Deal | Call | Explain | Ask | EndStop | AskHint | PlayCard | AskUndo | AnswerUndo | WithdrawUndo | EndUndo | BeginShuffle | PromiseShare | ClosePromises | RevealShare | Claim | AnswerClaim | PlayOn | AwardClaim | AnswerAward | ObjectToCard | ClaimHonours | Ready | AgreeToStop | HoldClocks | ReplaceAbsent;

export type AnyEvent = TableOpened | Unsealed | BoardsBrought | Seated | Left | ShownOut | MayReturn | HostChanged | TableClosed | DirectorCame | ShuffleBegan | SecretKept | SharePromised | PromisesClosed | ShareRevealed | BoardDealt | Sealed | HandDealt | HandShown | CallMade | CallExplained | QuestionAsked | HintAsked | StopEnded | CardPlayed | TakenBack | UndoAsked | UndoAnswered | UndoWithdrawn | UndoLapsed | ClaimMade | ClaimAnswered | PlayGoesOn | ClaimAwarded | AwardAnswered | CardObjected | HonoursClaimed | SealOpened | BoardScored | Readied | StopAgreed | SittingEnded | ClocksHeld;

export type FromGuest = ContestDo | Say | Ping;

export type FromContest = ContestSnapshot | ContestHappened | Accepted | Refused | Chat | Erased | Presence | Called | Pong;

export type AnyContestCommand = OpenContest | Enter | EnterRobot | Exchange | Leave | Dismiss | LetBack | MakeHost | Start | LineUp | LineUpFor | Proceed | Pick | PickFor | ChooseSeat | ChooseSeatFor | Settle | Ready | EndContest;

export type AnyContestEvent = ContestOpened | BoardsBrought | Entered | Vacated | Exchanged | ShownOut | MayReturn | HostChanged | Started | PackSpread | PackShuffled | Picked | CardsFaced | SeatChosen | RoundSealed | RoundSalted | LineUpsAsked | LinedUp | RoundBegan | TableSettled | RoundScored | PlayerReady | LastRound | ContestEnded;
