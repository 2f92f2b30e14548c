/**
 * Generated from openapi.yaml by `npm run generate`: do not edit.
 */
import { call } from './call.ts';
import { callPage } from './call.ts';
/**
 * A UUID of any version, in either case.
 * @pattern ^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$
 */
export type Id = string;

/**
 * No or yes.
 */
export type Flag = 0 | 1;
/**
 * No or yes, as a number or a boolean.
 */
export type FlagInput = Flag | boolean;

export type Language = 'zh' | 'en';
/**
 * Whole seconds since 1970-01-01 UTC.
 * @minimum 0
 */
export type Seconds = number;

/**
 * What is left of a free user's allowance. For a member always the full allowance (3), to be ignored.
 * @minimum 0
 */
export type Allowance = number;

/**
 * When the free allowances are full again, in seconds; the next midnight UTC.
 * @minimum 0
 */
export type ResetsAt = number;

/**
 * 0 none, 1 like, 2 dislike.
 */
export type Like = 0 | 1 | 2;
/**
 * Milliseconds from the first `think` of an answer to its `thinkEnd`.
 * @minimum 0
 */
export type ThinkMs = number;

/**
 * All keys there are. Each operation lists its own. `x-error-texts` says what people are told of each; `data` is
 * the literal string that stands there in every language instead of the message.
 */
export type ErrorKey = 'error.badRequest' | 'error.unauthorized' | 'error.notFound' | 'error.payloadTooLarge' | 'error.unsupportedMediaType' | 'error.tooManyRequests' | 'error.internal' | 'error.notBuilt' | 'error.shuttingDown' | 'error.invalidEmail' | 'error.mailFailed' | 'error.wrongCode' | 'error.accountBlocked' | 'error.invalidShortToken' | 'error.begunElsewhere' | 'error.noAccess' | 'error.emptyQuestion' | 'error.questionTooLong' | 'error.unknownMessage' | 'error.idempotencyConflict' | 'error.staleParent' | 'error.generationRunning' | 'error.topicLimit' | 'error.messageLimit' | 'error.tokenLimit' | 'error.serverTokenLimit' | 'error.tooManyAnswers' | 'error.tooManyExports' | 'error.serverBusy' | 'error.modelFailed' | 'error.modelBusy' | 'error.modelTimeout' | 'error.interrupted' | 'error.topicDeleted' | 'error.invalidShareToken' | 'error.topicTakenDown' | 'error.proOnly' | 'error.invalidUserName' | 'error.invalidTopicTitle' | 'error.notAnImage' | 'error.imageTooLarge' | 'error.twitterTaken' | 'error.twitterNotProven' | 'error.twitterNotBound' | 'error.noTwitterPicture' | 'error.lastSignIn' | 'error.checkoutUnavailable' | 'error.checkoutFailed' | 'error.invalidSignature';
/**
 * The shape of every failure, whatever its HTTP status.
 */
export interface Failure {
  code: 1;
  /** The message, or one of the two literal strings of this contract. */
  data: string;
  /**
     * What to tell the person, in the language of the request.
     * @minLength 1
     */
  message: string;
  error_key: ErrorKey;
  /** Only beside `error.topicLimit`, `error.messageLimit`, `error.tokenLimit` and `error.serverTokenLimit`. */
  resets_at?: ResetsAt;
}

export type BadRequestErrorKey = 'error.badRequest';
export type BadRequest = Failure & {
  error_key?: BadRequestErrorKey;
};

export type UnauthorizedErrorKey = 'error.unauthorized';
export type Unauthorized = Failure & {
  error_key?: UnauthorizedErrorKey;
};

export type NotFoundErrorKey = 'error.notFound';
export type NotFound = Failure & {
  error_key?: NotFoundErrorKey;
};

export type PayloadTooLargeErrorKey = 'error.payloadTooLarge';
export type PayloadTooLarge = Failure & {
  error_key?: PayloadTooLargeErrorKey;
};

export type UnsupportedMediaTypeErrorKey = 'error.unsupportedMediaType';
export type UnsupportedMediaType = Failure & {
  error_key?: UnsupportedMediaTypeErrorKey;
};

export type TooManyRequestsErrorKey = 'error.tooManyRequests';
export type TooManyRequests = Failure & {
  error_key?: TooManyRequestsErrorKey;
};

export type InternalErrorErrorKey = 'error.internal';
export type InternalError = Failure & {
  error_key?: InternalErrorErrorKey;
};

export type NotBuiltErrorKey = 'error.notBuilt';
export type NotBuilt = Failure & {
  error_key?: NotBuiltErrorKey;
};

export type InvalidEmailErrorKey = 'error.badRequest' | 'error.invalidEmail';
export type InvalidEmail = Failure & {
  error_key?: InvalidEmailErrorKey;
};

export type NoAccessErrorKey = 'error.noAccess';
/**
 * The topic does not exist or is not for this viewer; the two are not told apart.
 */
export type NoAccess = Failure & {
  error_key?: NoAccessErrorKey;
};

export type InvalidShareTokenErrorKey = 'error.invalidShareToken';
/**
 * The link is unknown or switched off; the two are not told apart.
 */
export type InvalidShareToken = Failure & {
  data?: 'Invalid share token';
  error_key?: InvalidShareTokenErrorKey;
};

export type TopicTakenDownErrorKey = 'error.topicTakenDown';
/**
 * The operator has taken the topic down; told to its owner alone.
 */
export type TopicTakenDown = Failure & {
  error_key?: TopicTakenDownErrorKey;
};

export type ProOnlyErrorKey = 'error.proOnly';
export type ProOnly = Failure & {
  error_key?: ProOnlyErrorKey;
};

/**
 * A small page with the message in the visitor's language, sent when `Accept` names `text/html`.
 */
export type RefusalPage = string;

export interface Done {
  code: 0;
  /** @nullable */
  data: null;
}

/**
 * Compared without regard to case.
 * @maxLength 254
 * @pattern ^[A-Za-z0-9_.+-]+@[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+$
 */
export type Email = string;

export interface SendEmailRequest {
  email: Email;
  /** The language of the mail. Absent, that of the request. */
  language?: Language;
}

export interface SentEmail {
  /**
     * After so many seconds the address may be sent another mail.
     * @minimum 0
     */
  resend_after: number;
  /**
     * For so many seconds the code of this mail is good.
     * @minimum 1
     */
  expires_in: number;
}

export interface EmailSent {
  code: 0;
  data: SentEmail;
}

export interface LoginByEmailRequest {
  email: Email;
  /**
     * Six letters and digits from the mail; case and white space do not matter.
     * @maxLength 64
     */
  email_code: string;
}

/**
 * Empty to begin; with `state` it is what Apple's form posts back.
 */
export interface AppleLoginRequest {
  /** @maxLength 512 */
  state?: string;
  /** @maxLength 4096 */
  code?: string;
  /** @maxLength 16384 */
  id_token?: string;
  /**
     * JSON text with the person's name, sent by Apple the first time only.
     * @maxLength 4096
     */
  user?: string;
  /** @maxLength 512 */
  error?: string;
}

export interface FetchAccessTokenRequest {
  /**
     * @minLength 1
     * @maxLength 512
     */
  short_token: string;
  /**
     * Extension. Refuses with `error.begunElsewhere`, and leaves the token as it is, unless a cookie tells that
     * this browser began the sign-in: for apps that ask before they follow a link of somebody else.
     */
  only_begun_here?: FlagInput;
}

/**
 * Whether it is the session of the request.
 */
export type SessionIsCurrent = 0 | 1;
export interface Session {
  session_id: string;
  /** As people call it, such as Firefox; empty where it cannot be told. */
  browser: string;
  /** As people call it, such as Windows; empty where it cannot be told. */
  system: string;
  created_at: Seconds;
  used_at: Seconds;
  /** Whether it is the session of the request. */
  is_current: SessionIsCurrent;
}

export interface SessionList {
  code: 0;
  data: Session[];
}

export interface Token {
  /**
     * Opaque.
     * @minLength 1
     */
  access_token: string;
  token_type: 'bearer';
}

export interface SignedIn {
  code: 0;
  data: Token;
}

/**
 * The plan of a member; null for others, and for a membership that was not bought.
 * @nullable
 */
export type UserInfoPlan = 'yearly' | 'monthly' | null;
/**
 * What happens at `plan_until`: `renews` charges the next period; with `late` it is not paid for yet, and Pro
 * ends unless it is; after `canceled` Pro ends by the member's own choice; `ends` was never renewed. Null for
 * those who are no members.
 * @nullable
 */
export type UserInfoPlanRenewal = 'renews' | 'late' | 'canceled' | 'ends' | null;
/**
 * What was given back to a member who had paid twice, at the last time; there for 30 days after it. With some
 * banks it takes up to ten days to arrive.
 */
export type UserInfoRefund = {
  /**
     * In hundredths of the currency (cents).
     * @minimum 1
     */
  amount: number;
  /**
     * The ISO 4217 code.
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  /**
     * When, in seconds since 1970.
     * @minimum 0
     */
  at: number;
};

/**
 * The avatar, at this server (`/api/v1/avatars/…`); `""` when there is none.
 */
export type IconUrl = string;

export interface UserInfo {
  user_id: Id;
  /** @minLength 1 */
  user_name: string;
  /** `""` for an account without one. */
  email: string;
  icon_url: IconUrl;
  /** The screen name of the bound X account, `""` when none is. */
  twitter_account: string;
  is_membership: Flag;
  /**
     * The plan of a member; null for others, and for a membership that was not bought.
     * @nullable
     */
  plan: UserInfoPlan;
  /**
     * Until when it is paid for or given, in seconds since 1970; null for those who are no members.
     * @minimum 0
     * @nullable
     */
  plan_until: number | null;
  /**
     * What happens at `plan_until`: `renews` charges the next period; with `late` it is not paid for yet, and Pro
     * ends unless it is; after `canceled` Pro ends by the member's own choice; `ends` was never renewed. Null for
     * those who are no members.
     * @nullable
     */
  plan_renewal: UserInfoPlanRenewal;
  /**
     * What was given back to a member who had paid twice, at the last time; there for 30 days after it. With some
     * banks it takes up to ten days to arrive.
     */
  refund?: UserInfoRefund;
  /** @minimum 0 */
  cur_points: number;
  topic_count: Allowance;
  resets_at: ResetsAt;
  allow_data_manage: Flag;
  /** 0 for everybody who is not a member. */
  is_copyright_protection: Flag;
}

export type NewAvatarData = {
  icon_url: IconUrl;
};

export interface NewAvatar {
  code: 0;
  data: NewAvatarData;
}

export interface UpdateUserNameRequest {
  /**
     * 1 to 30 code points after trimming, without control and bidirectional formatting characters. Names
     * need not be unique.
     * @maxLength 200
     */
  user_name: string;
}

export interface UploadAvatarRequest {
  /** A picture of at most 5 MiB and 4096 × 4096 pixels; its content decides, not its name or type. */
  file: Blob;
}

export interface SetRightProtectionRequest {
  right_protection: FlagInput;
}

export interface SetDataManagerRequest {
  allow_data_manage: FlagInput;
}

/**
 * What the return address of the X sign-in carried.
 */
export interface BindTwitterRequest {
  /**
     * @minLength 1
     * @maxLength 64
     */
  twitter_id: string;
  /**
     * @minLength 1
     * @maxLength 64
     */
  screen_name: string;
  /**
     * @maxLength 254
     * @nullable
     */
  email?: string | null;
  /**
     * @maxLength 2048
     * @nullable
     */
  icon?: string | null;
}

export interface TopicRequest {
  topics_id: Id;
}

export interface CollectTopicRequest {
  topics_id: Id;
  is_collected: FlagInput;
}

export interface RenameTopicRequest {
  topics_id: Id;
  /**
     * 1 to 100 code points on one line after trimming, without control and bidirectional formatting characters.
     * @maxLength 400
     */
  title: string;
}

export interface TopicInfo {
  topics_id: Id;
  /** The owner; compare it with `user_id` to learn whether the topic is the viewer's own. */
  topics_user_id: Id;
  title: string;
  /** The same as `title`. */
  topics_title: string;
  /** The owner's name. */
  user_name: string;
  icon_url: IconUrl;
  /** `""` when the topic was never shared. */
  share_token: string;
  /** 1 when anybody with the link may read the topic. */
  public_permission: Flag;
  /** The same as `public_permission`. */
  share_permission: Flag;
  /**
     * 1 when the operator has taken the topic down: nobody else can read it, and it cannot be shared. Told to the
     * owner alone, and absent otherwise.
     */
  is_taken_down?: Flag;
  /** Whether the owner has bookmarked the topic; 0 for other viewers. */
  is_collected: Flag;
  /** The same as `is_collected`. */
  is_collect: Flag;
  /** 1 when the owner is a member and protection is on; the name is then repeated over the page. */
  is_copyright_protection: Flag;
  /** Follow-up questions left today in this topic; for other viewers the full allowance. */
  remain_message_count: Allowance;
  resets_at: ResetsAt;
}

/**
 * The shared topic that this one continues.
 */
export interface PreviousTopicInfo {
  title: string;
  /** The same as `title`. */
  topics_title: string;
  user_name: string;
  /** @minLength 1 */
  share_token: string;
}

/**
 * Where the search term was found; sent when there was one.
 */
export interface SearchMatch {
  /** The version of the message that matches, null when it is the title. */
  message_id: Id | null;
  /**
     * Which version of its message matches; null when it is the title.
     * @minimum 1
     * @nullable
     */
  version_number: number | null;
  /** Plain text around the match. */
  excerpt: string;
  /**
     * Start and end (exclusive) of each hit in `excerpt`, in UTF-16 code units, ascending.
     * @items.minItems 2
     * @items.maxItems 2
     * @items.items.minimum 0
     */
  ranges: number[][];
}

export interface TopicListItem {
  topics_id: Id;
  title: string;
  /** The same as `title`. */
  topics_title: string;
  /** The beginning of the first question. */
  first_message: string;
  updated_at: Seconds;
  is_collected: Flag;
  /** The same as `is_collected`. */
  is_collect: Flag;
  match?: SearchMatch;
  /**
     * In the list of public topics.
     * @minLength 1
     */
  share_token?: string;
}

export interface TopicListReply {
  code: 0;
  /** @maxItems 1000 */
  data: TopicListItem[];
  /** @nullable */
  next: string | null;
}

export interface HotTopic {
  /**
     * A question to ask as it stands.
     * @minLength 1
     */
  title: string;
}

export type MessageRoleType = 'user' | 'assistant';
export type DislikeReasonChoicesItem = 'wrong_figures' | 'out_of_date' | 'not_answered' | 'bad_sources' | 'hard_to_read' | 'other';
export interface DislikeReason {
  /**
     * `wrong_figures` figures or facts are wrong, `out_of_date` it was true once, `not_answered` the question was
     * not answered, `bad_sources` sources are missing or not to be trusted, `hard_to_read`, `other`.
     * @maxItems 6
     */
  choices: DislikeReasonChoicesItem[];
  /**
     * Up to 500 Unicode code points; stored as one line without control and bidirectional formatting characters.
     * @maxLength 500
     */
  text: string;
}

/**
 * `running` being written, `done` complete, `stopped` ended by the user, `interrupted` cut off because the server
 * went down, `failed` given up by the answer engine. Text that came before is kept. A question is always `done`.
 */
export type VersionStatus = 'running' | 'done' | 'stopped' | 'interrupted' | 'failed';
/**
 * Who speaks: `primary` a project's own documents, code and filings, `data` an explorer or a provider of data,
 * `regulator` a regulator, a central bank or another public body, `press` established press, `community` a forum, a
 * blog or a social network, `promotional` advertising and press releases, `unknown` anybody else.
 */
export type SourceClass = 'primary' | 'data' | 'regulator' | 'press' | 'community' | 'promotional' | 'unknown';
export interface Source {
  /**
     * The `n` of a citation `[n]` in the answer.
     * @minimum 1
     */
  index: number;
  /** @minLength 1 */
  title: string;
  /** @pattern ^https?:// */
  url: string;
  /** The passage relied on. */
  excerpt?: string;
  /** When a page was read, or when its source last changed a figure; absent for the built-in handbook. */
  fetched_at?: Seconds;
  /** When the page was published, as far as it or the search says. */
  published?: string;
  /** Absent on older answers. */
  class?: SourceClass;
}

/**
 * What it is of, which decides how long it counts as current.
 */
export type ShownFigureKind = 'price' | 'change' | 'market' | 'supply' | 'derivatives' | 'defi' | 'yield' | 'chain' | 'fee' | 'sentiment' | 'fact';
export interface FigureSource {
  /** As shown to people, such as `CoinGecko`. */
  name: string;
  /**
     * A page on which it can be checked.
     * @nullable
     */
  url: string | null;
}

/**
 * `read` from a source, or `computed` here.
 */
export type ShownFigureHow = 'read' | 'computed';
export type ShownFigureInputsItem = {
  name: string;
  /** @pattern ^-?\d+(\.\d+)?$ */
  value: string;
  unit: string;
  as_of: string;
  source: FigureSource;
};

/**
 * A number of the answer of which it is known where it comes from.
 */
export interface ShownFigure {
  /**
     * The first code point of the number, with its sign and currency.
     * @minimum 0
     */
  start: number;
  /**
     * The code point after its last one, with its unit.
     * @minimum 1
     */
  end: number;
  /** What it is of, which decides how long it counts as current. */
  kind: ShownFigureKind;
  /**
     * As exact as it was given; the text may say it rounded.
     * @pattern ^-?\d+(\.\d+)?$
     */
  value: string;
  /** A currency or asset in capitals, `%`, an English word, or `""` for a count. */
  unit: string;
  /** When it held. */
  as_of: string;
  source: FigureSource;
  /** `read` from a source, or `computed` here. */
  how: ShownFigureHow;
  /** How it was computed, in the names of the inputs. */
  formula?: string;
  inputs?: ShownFigureInputsItem[];
}

/**
 * In the order of the text; they do not overlap.
 * @maxItems 500
 */
export type ShownFigures = ShownFigure[];

export type NumberCheckBasis = 'lookups' | 'handbook' | 'memory';
export type NumberCheckUnfoundItem = {
  /** @minimum 0 */
  start: number;
  /** @minimum 1 */
  end: number;
};

/**
 * Each number that states a fact is held against the figures of tools, results of calculators, the sources' text,
 * the question and the turns before, and the handbook's entries that were used. `basis` tells what there was:
 * `lookups`, the `handbook`, whose numbers are its own, or only the model's `memory`: then nothing is checked or
 * marked.
 */
export interface NumberCheck {
  basis: NumberCheckBasis;
  /**
     * How many numbers were held against the sources.
     * @minimum 0
     */
  checked: number;
  /**
     * How many of them were found there.
     * @minimum 0
     */
  found: number;
  /**
     * Where the others stand, in code points.
     * @maxItems 500
     */
  unfound: NumberCheckUnfoundItem[];
}

export interface FoundQuote {
  /**
     * The first code point of the quote, within its quotation marks.
     * @minimum 0
     */
  start: number;
  /** @minimum 1 */
  end: number;
  /**
     * The words as the answer has them.
     * @maxLength 600
     */
  text: string;
  /**
     * The number of the source that says them.
     * @minimum 1
     */
  source: number;
  /** Opens the page of the source at these words, as far as that can be. */
  url: string;
}

export type CitationCheckUnsupportedItem = {
  /** @minimum 0 */
  start: number;
  /** @minimum 1 */
  end: number;
};

/**
 * Each citation `[n]` is held against source `n` as far as it was read: the numbers, the names and the quotes of
 * what is said before it. `unsupported` tells where those citations stand whose source has too little of that, or
 * not the words that are quoted. Without this, nothing was cited or nothing was looked up.
 */
export interface CitationCheck {
  /**
     * How many citations were held against their source.
     * @minimum 1
     * @maximum 500
     */
  checked: number;
  /**
     * In code points, in the order of the text.
     * @maxItems 500
     */
  unsupported: CitationCheckUnsupportedItem[];
  /**
     * What the answer quotes and a source of it says, in the order of the text.
     * @maxItems 50
     */
  quotes?: FoundQuote[];
}

/**
 * By name. Decimal text, the name of a choice, or a code; percentages in percent. What stands in a row, such
 * as one of several purchases, is named by the list, the number of the row from 1 on, and the field:
 * `purchases.2.price`. The order says nothing. A row that has none of its fields is not there.
 */
export type ComputedSumsItemInputs = {[key: string]: string};

export type ComputedSumsItem = {
  /** @pattern ^[a-z-]{1,40}$ */
  calculator: string;
  /**
     * By name. Decimal text, the name of a choice, or a code; percentages in percent. What stands in a row, such
     * as one of several purchases, is named by the list, the number of the row from 1 on, and the field:
     * `purchases.2.price`. The order says nothing. A row that has none of its fields is not there.
     */
  inputs: ComputedSumsItemInputs;
};

/**
 * The sums of the answer, as calculators of `@coinquiry/calculators` compute them, so that a client can offer
 * them as forms. The text says all of it; a client that has no such calculator passes one over.
 * @maxItems 6
 */
export type ComputedSums = ComputedSumsItem[];

/**
 * The figures of an answer, and what came of the check of its numbers.
 */
export interface AnswerFigures {
  figures: ShownFigures;
  check: NumberCheck;
  citations?: CitationCheck;
  sums?: ComputedSums;
}

/**
 * Questions to ask next, in the language of the question. Each can be answered here: by the handbook, a
 * calculator, or live data that is configured and was not switched off for this answer. Chosen by rules, never
 * written by a model.
 * @minItems 1
 * @maxItems 3
 * @items.minLength 1
 * @items.maxLength 200
 */
export type FollowUps = string[];

export interface MessageVersion {
  message_id: Id;
  /**
     * The generation that this version came from; for an answer the one to attach to. Readers who are not the owner
     * get an id that leads nowhere.
     */
  request_id: Id;
  /**
     * Markdown for an answer (what there is so far while it is running), plain text for a question.
     *
     * A link to `#ask` offers its text as what to ask next; a client that asks nothing by it shows the text alone.
     *
     * An answer may hold charts: fenced blocks with the info string `chart`, whose content is one JSON object.
     * Their figures come from a market data source, never from the model. A client that draws none shows a table
     * or the block itself; unknown properties and kinds are to be put up with.
     *
     * ```json
     * {"kind": "line", "title": "Bitcoin (BTC)", "unit": "USD",
     *  "series": [{"name": "BTC", "points": [["2026-11-19", 90120.5], ["2026-11-20", 91234.5]]}],
     *  "source": "CoinGecko", "n": 1, "at": "2026-11-20T12:00:00.000Z"}
     * ```
     *
     * A point is a time (ISO 8601, a day or a minute, UTC) and a figure in `unit`; `source` is whose figures they
     * are, `n` the `index` of that source in `sources`, `at` the time of the newest figure. There are at most five
     * series. `"kind": "bar"` has names instead of times; `"orientation": "horizontal"` makes it a ranking, in its
     * order. `"view": "indexed"` shows each series as 100 at its start and `"scale": "log"` a logarithmic axis, at
     * first: the points stay the figures that were read.
     *
     * It may hold cards, too, which say what is known of an asset, address, transaction, token or pool. A card is a
     * table of two columns, of which only the first has a head: its title, then what is said of the whole card.
     * A client may draw it in another way than other tables, and need not. Addresses and hashes are code; what
     * differs from the rest of the card stands in italics behind its value.
     *
     * ```markdown
     * | Tether USD (USDT) · **Imitation** |  |
     * | --- | --- |
     * | Contract | `0x6666666666666666666666666666666666666666` *(Ethereum)* |
     * | Price | $0.00001234 *(2026-11-18 03:00 UTC · Out of date)* |
     * ```
     *
     * Answers that were stored by the first release have fenced blocks with the info string `card` instead, whose
     * content is one JSON object: `title`, `marks` and `items` (`label`, `value`, `unit`, `type`, `as_of`, `source`,
     * `note`), `warning`, `source`, `n` and `at`. All texts in it are plain: never Markdown, never a link.
     */
  content: string;
  /** The analysis, on answers only; `""` when there is none. */
  think_content?: string;
  /** How long the analysis took; absent where there is none, it was not completed or was not measured. */
  think_ms?: ThinkMs;
  /**
     * 1 for the first version; always 1 where only the selected one is shown.
     * @minimum 1
     */
  version_number: number;
  /** The owner's rating; 0 for other readers. */
  is_like: Like;
  /** Why the owner dislikes it, for the owner alone; absent where no reason was given. */
  dislike_reason?: DislikeReason;
  status: VersionStatus;
  /** On answers that have some. */
  sources?: Source[];
  /** On answers with text whose numbers were looked at; absent on older ones. */
  figures?: AnswerFigures;
  /** On complete answers after which there is something to ask next. */
  followups?: FollowUps;
}

export interface Message {
  /** The `message_id` of the selected version. */
  message_id: Id;
  topics_id: Id;
  /** The owner for a question; for an answer an id that is no user's. */
  sender_id: Id;
  role_type: MessageRoleType;
  /**
     * All versions, ascending by `version_number`; for a reader who is not the owner the selected one alone.
     * @minItems 1
     */
  content_list: MessageVersion[];
  /**
     * The place of the selected version in `content_list`, from 0.
     * @minimum 0
     */
  cur_path_index: number;
  /** The version of the message before that this one follows; null for the first question. */
  parent_id: Id | null;
}

export interface TopicContent {
  /** The selected path from the first question on. */
  cur_message: Message[];
  cur_topics_info: TopicInfo;
  /** Null when the topic continues none, or one that is no longer public. */
  previous_topics_info: PreviousTopicInfo | null;
}

export interface TopicContentReply {
  code: 0;
  data: TopicContent;
}

export interface SwitchMessageRequest {
  topics_id: Id;
  /** The version selected now. */
  cur_message_id: Id;
  /** The version to select. */
  switch_message_id: Id;
}

export interface HandleTopicCommentsRequest {
  message_id: Id;
  comments: Like;
  /**
     * Why the answer is disliked; counts with `comments: 2` alone. Absent: a reason that was given stays while the
     * answer is disliked. Null, or neither choice nor text: no reason any more.
     */
  reason?: DislikeReason | null;
}

/**
 * 0 new question, 1 edit of a question, 2 refresh of an answer. Absent, it is 0.
 */
export type AskRequestQuestionType = 0 | 1 | 2;
export interface AskRequest {
  /**
     * Up to 2000 Unicode code points, not only white space. Kind 2 ignores it; there it may be empty.
     * @maxLength 2000
     */
  question: string;
  /** A topic of the caller, or a new id made by the client, which creates a topic (kind 0). */
  topics_id: Id;
  /** 0 new question, 1 edit of a question, 2 refresh of an answer. Absent, it is 0. */
  question_type?: AskRequestQuestionType;
  /**
     * Kind 1: a version of the question to edit. Kind 2: a version of the answer to refresh. Any in the topic, on
     * the selected path or not. Kind 0 ignores it; it may be absent, null or empty.
     * @nullable
     * @pattern ^$|^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$
     */
  message_id?: string | null;
  /** Whether a visible analysis comes before the answer. Absent, yes. */
  deepthink?: FlagInput;
  /** Whether the web and market data may be searched. Absent, yes. */
  internet_search?: FlagInput;
  /**
     * The `topics_id` of a shared topic that a new topic continues. Absent, null or empty: none. Ignored for a
     * topic that exists.
     * @nullable
     * @pattern ^$|^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$
     */
  share_topics_id?: string | null;
  /** True to let the answer go on when the connection closes. Absent, no. */
  detached?: FlagInput;
  /**
     * Kind 0 only: the last answer that the person sees, null when there is none. The question follows it and
     * its path becomes the selected one; nothing is put below a conversation that has gone on meanwhile.
     * Absent: the question is appended to the stored selected path, wherever it ends.
     */
  parent_id?: Id | null;
}

export interface AskAnswer {
  /** The whole answer, Markdown. */
  response: string;
  /** Topics left today. */
  topic_count: Allowance;
  /** Follow-up questions left today in this topic. */
  message_count: Allowance;
  resets_at: ResetsAt;
}

export interface AskReply {
  code: 0;
  /** The same as `data.response`. */
  response: string;
  data: AskAnswer;
}

export type AskStartEvent = 'start';
/**
 * The question is stored. Seen again, it means that the whole answer follows; discard what you have of it.
 */
export interface AskStart {
  event: AskStartEvent;
  request_id: Id;
  topics_id: Id;
  /** The version of the question that is answered. */
  question_message_id: Id;
  /** The version of the answer that is being written. */
  answer_message_id: Id;
  /** The answer that the question follows; null for the first question of the topic. */
  parent_id?: Id | null;
  /**
     * The question's `version_number`; one more than the versions before it if it is new.
     * @minimum 1
     */
  question_version_number?: number;
  /**
     * The answer's `version_number`.
     * @minimum 1
     */
  answer_version_number?: number;
}

export type AskProgressEvent = 'progress';
/**
 * A step that is really being taken; replaces the client's own progress messages.
 */
export interface AskProgress {
  event: AskProgressEvent;
  /**
     * A short text in the language of the request. Of things that are done side by side it has several lines: the
     * first says how many there are, and each other one begins with a mark for its state: `·` under way, `✓` done,
     * `✗` without a result. It is sent anew whenever one of them ends.
     * @minLength 1
     */
  step: string;
}

export type AskSourcesEvent = 'sources';
/**
 * All sources known so far; replaces an earlier list.
 */
export interface AskSources {
  event: AskSourcesEvent;
  items: Source[];
}

export type AskThinkEvent = 'think';
/**
 * More of the analysis, to be appended.
 */
export interface AskThink {
  event: AskThinkEvent;
  content: string;
}

export type AskThinkEndEvent = 'thinkEnd';
/**
 * The analysis is complete.
 */
export interface AskThinkEnd {
  event: AskThinkEndEvent;
  /** How long it took; in a replay, too, where it is known. */
  think_ms?: ThinkMs;
}

export type AskRelevantEvent = 'relevant';
/**
 * Whether the question is about crypto or investing; others get a short polite answer.
 */
export interface AskRelevant {
  event: AskRelevantEvent;
  relevant: boolean;
  /**
     * True: the answer is not counted. What it spent is given back before `close`, whose counts say so, and it
     * earns no points.
     */
  refunded?: boolean;
  /**
     * True: somebody is in trouble, and the answer begins with what to do now. A screen shows its beginning first
     * and does not follow the text that comes after.
     */
  urgent?: boolean;
}

export type AskMessageEvent = 'message';
/**
 * More of the answer, to be appended.
 */
export interface AskMessage {
  event: AskMessageEvent;
  /** Markdown, as in `MessageVersion.content`. */
  content: string;
}

export type AskTitleEvent = 'title';
/**
 * The title that the topic has got; sent with its first answer alone.
 */
export interface AskTitle {
  event: AskTitleEvent;
  /** @minLength 1 */
  title: string;
}

export type AskBlockFiguresEvent = 'blockFigures';
/**
 * The figures of the blocks that are finished while the rest of the answer is written, and what came of the check
 * of their numbers. Ranges are code points of the text so far. It is not sent again once the answer has ended.
 */
export interface AskBlockFigures {
  event: AskBlockFiguresEvent;
  figures: ShownFigures;
  check: NumberCheck;
}

export type AskFiguresEvent = 'figures';
/**
 * The figures of the answer, and what came of the check of its numbers. Sent once, when the text is final; a
 * client may do without it. Ranges are code points of the whole text, as `close` has it in `response`.
 */
export interface AskFigures {
  event: AskFiguresEvent;
  figures: ShownFigures;
  check: NumberCheck;
  citations?: CitationCheck;
  sums?: ComputedSums;
}

export type AskFollowUpsEvent = 'followups';
/**
 * What may be asked next. Sent once, with a complete answer; a client may do without it.
 */
export interface AskFollowUps {
  event: AskFollowUpsEvent;
  items: FollowUps;
}

export type AskGenerateEndEvent = 'generateEnd';
/**
 * The answer is complete.
 */
export interface AskGenerateEnd {
  event: AskGenerateEndEvent;
}

export type AskCloseEvent = 'close';
/**
 * The last event of an answer that is complete or was stopped.
 */
export interface AskClose {
  event: AskCloseEvent;
  /** The whole answer. */
  response: string;
  /** Topics left today. */
  topic_count: Allowance;
  /** Follow-up questions left today in this topic. */
  message_count: Allowance;
  resets_at: ResetsAt;
}

export type AskErrorEvent = 'error';
/**
 * `error.modelFailed`, `error.modelBusy`, `error.modelTimeout`: the answer engine gave up. `error.interrupted`: the
 * server went down meanwhile. `error.topicDeleted`: the topic or account was deleted meanwhile.
 * `error.internal`: the server's own fault.
 */
export type AskErrorKey = 'error.modelFailed' | 'error.modelBusy' | 'error.modelTimeout' | 'error.interrupted' | 'error.topicDeleted' | 'error.internal';
/**
 * The last event of an answer that failed or was cut off. What came before it stays.
 */
export interface AskError {
  event: AskErrorEvent;
  /**
     * What to tell the person, in the language of the request.
     * @minLength 1
     */
  message: string;
  error_key: AskErrorKey;
}

/**
 * One event of an answer's stream; `event` stands in the SSE field and in the data.
 */
export type AskEvent = AskStart | AskProgress | AskSources | AskThink | AskThinkEnd | AskRelevant | AskMessage | AskTitle | AskBlockFigures | AskFigures | AskFollowUps | AskGenerateEnd | AskClose | AskError;

/**
 * `fraud` a scam or fraud, `illegal` against the law, `personal_data` personal data of somebody, `hateful`
 * hateful or violent, `other`.
 */
export type ReportRequestReason = 'fraud' | 'illegal' | 'personal_data' | 'hateful' | 'other';
export interface ReportRequest {
  /**
     * `fraud` a scam or fraud, `illegal` against the law, `personal_data` personal data of somebody, `hateful`
     * hateful or violent, `other`.
     */
  reason: ReportRequestReason;
  /**
     * Up to 500 Unicode code points for the operator; stored as one line without control and bidirectional
     * formatting characters.
     * @maxLength 500
     */
  note?: string;
}

export interface SetSharePermissionRequest {
  /**
     * @minLength 1
     * @maxLength 128
     */
  share_token: string;
  public_permission: FlagInput;
}

export type TaskKey = 'user_register' | 'bind_twitter' | 'bind_discord' | 'subscribe' | 'daily_ask' | 'daily_share';
export type PointsTaskTaskType = 'once' | 'daily';
export interface PointsTask {
  task_key: TaskKey;
  /**
     * Earned each time.
     * @minimum 0
     */
  points: number;
  /**
     * Points earned by it today.
     * @minimum 0
     */
  today_count: number;
  /**
     * Points it can earn in a day; 0 for `once`.
     * @minimum 0
     */
  daily_limit: number;
  task_type: PointsTaskTaskType;
  /** For `once` ever done, for `daily` today's limit reached. */
  completed: Flag;
}

export interface PointsInfo {
  /** @minimum 0 */
  cur_points: number;
  /**
     * Earned in this month.
     * @minimum 0
     */
  monthly_points: number;
  task_list: PointsTask[];
}

export type PointsRecordStatus = 'completed' | 'pending';
export interface PointsRecord {
  task_key: TaskKey;
  points: number;
  created_at: Seconds;
  status: PointsRecordStatus;
}

export interface PointsHistory {
  /** Newest first. */
  items: PointsRecord[];
  /** @minimum 0 */
  total_pages: number;
}

export interface CreateCheckoutSessionRequest {
  /** 1 yearly, 2 monthly. */
  order_type: '1' | '2' | 1 | 2;
  /** The language of the payment page. Absent, that of the request. */
  language?: Language;
}

/**
 * `outbox`: the code is printed on the server's console.
 */
export type ConfigMail = 'smtp' | 'outbox';
/**
 * `test`: a local page that takes no money. `off`: nothing can be bought.
 */
export type ConfigCheckout = 'stripe' | 'test' | 'off';
export type ConfigSocialProvidersItem = 'google' | 'apple' | 'twitter';
/**
 * `handbook`: no model is configured; the built-in handbook answers.
 */
export type ConfigEngineKind = 'model' | 'handbook';
export interface ConfigEngine {
  /** `handbook`: no model is configured; the built-in handbook answers. */
  kind: ConfigEngineKind;
  /**
     * The name of the model, null for the handbook.
     * @nullable
     */
  model: string | null;
}

/**
 * With which the plan is ordered; null for the free version.
 * @nullable
 */
export type ConfigPlanOrderType = '1' | '2' | null;
/**
 * How often the amount is paid; null for the free version.
 * @nullable
 */
export type ConfigPlanInterval = 'year' | 'month' | null;
export interface ConfigPlan {
  /**
     * With which the plan is ordered; null for the free version.
     * @nullable
     */
  order_type: ConfigPlanOrderType;
  /**
     * How often the amount is paid; null for the free version.
     * @nullable
     */
  interval: ConfigPlanInterval;
  /**
     * In hundredths of the currency (cents).
     * @minimum 0
     */
  amount: number;
  /**
     * The ISO 4217 code; only currencies with hundredths are used.
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
}

export interface RegionNotice {
  /** @minLength 1 */
  zh: string;
  /** @minLength 1 */
  en: string;
}

export interface ConfigLimits {
  /**
     * Free topics in a day.
     * @minimum 0
     */
  topics_per_day: number;
  /**
     * Free follow-up questions in a topic and day.
     * @minimum 0
     */
  messages_per_topic: number;
  /**
     * In code points.
     * @minimum 1
     */
  question_length: number;
  /**
     * In code points.
     * @minimum 1
     */
  user_name_length: number;
  /** @minimum 1 */
  code_length: number;
  /**
     * Shown on Home.
     * @minimum 1
     */
  hot_topics: number;
  /**
     * Of the points history.
     * @minimum 1
     */
  page_size: number;
  /** @minimum 1 */
  avatar_bytes: number;
  /**
     * On each side.
     * @minimum 1
     */
  avatar_pixels: number;
}

export interface Config {
  engine: ConfigEngine;
  /** Whether DeepSearch can search the web. */
  search: Flag;
  /** Whether DeepSearch can read live data, such as prices. Absent, it is not known. */
  live_data?: Flag;
  /** `outbox`: the code is printed on the server's console. */
  mail: ConfigMail;
  /** `test`: a local page that takes no money. `off`: nothing can be bought. */
  checkout: ConfigCheckout;
  /**
     * In the order in which they are shown.
     * @minItems 1
     */
  plans: ConfigPlan[];
  /** Those that are configured. */
  social_providers: ConfigSocialProvidersItem[];
  /**
     * An `https:` or `mailto:` address; null where the operator can't be reached by one.
     * @nullable
     */
  contact_url: string | null;
  /**
     * A topic is deleted so many days after its last question or answer, unless it is a favorite; null where
     * topics are kept.
     * @minimum 1
     * @nullable
     */
  retention_days: number | null;
  /** What is to be told to people in the region that the request comes from; mostly null. */
  notice: RegionNotice | null;
  limits: ConfigLimits;
}

export interface LegalPage {
  /** That of the text; without a text, that of the request. */
  language: Language;
  /**
     * Markdown; null where the operator has written none.
     * @minLength 1
     * @nullable
     */
  text: string | null;
}

/**
 * Done; there is nothing to tell.
 */
export type DoneResponse = Done;

/**
 * Done, or `error.noAccess` when there is no such thing for this user.
 */
export type DoneOrNoAccessResponse = Done | NoAccess;

/**
 * The request does not follow this contract (`error.badRequest`).
 */
export type BadRequestResponse = BadRequest;

/**
 * No token, or one that is no longer valid (`error.unauthorized`).
 */
export type UnauthorizedResponse = Unauthorized;

/**
 * There is no such thing (`error.notFound`).
 */
export type NotFoundResponse = NotFound;

/**
 * The body is larger than this operation takes (`error.payloadTooLarge`).
 */
export type PayloadTooLargeResponse = PayloadTooLarge;

/**
 * The body has a content type that this operation does not take (`error.unsupportedMediaType`).
 */
export type UnsupportedMediaTypeResponse = UnsupportedMediaType;

/**
 * Too many requests in a short time (`error.tooManyRequests`).
 */
export type TooManyRequestsResponse = TooManyRequests;

/**
 * The server's own fault (`error.internal`).
 */
export type InternalErrorResponse = InternalError;

/**
 * This server does not offer the operation (`error.notBuilt`).
 */
export type NotBuiltResponse = NotBuilt;

export type TooManyAsksResponseErrorKey = 'error.tooManyRequests' | 'error.tooManyAnswers';
export type TooManyAsksResponse = Failure & {
  error_key?: TooManyAsksResponseErrorKey;
};

export type TakesNoAsksResponseErrorKey = 'error.shuttingDown' | 'error.serverBusy';
export type TakesNoAsksResponse = Failure & {
  error_key?: TakesNoAsksResponseErrorKey;
};

/**
 * The topics, the last used first. `next` is the `cursor` of the page that follows, null on the last one.
 */
export type TopicListResponse = TopicListReply;

/**
 * The file, or `error.noAccess`.
 */
export type DownloadResponse = Blob | string | NoAccess | RefusalPage;

/**
 * What `If-None-Match` names is still the reply; there is no body.
 */
export type NotModifiedResponse = void;

/**
 * The browser goes on to the address in `Location`.
 */
export type RedirectResponse = void;

/**
 * As `BadRequest`; a page where the browser navigates. Refused so is also what a browser asks for as a part of
 * another page, such as an image, a frame or a script (`Sec-Fetch-Dest` is neither `document` nor `empty`).
 */
export type BadRequestPageResponse = BadRequest | RefusalPage;

/**
 * As `Unauthorized`; a page where the browser navigates.
 */
export type UnauthorizedPageResponse = Unauthorized | RefusalPage;

export type TooManyExportsPageResponseOneErrorKey = 'error.tooManyRequests' | 'error.tooManyExports';
export type TooManyExportsPageResponseOne = Failure & {
  error_key?: TooManyExportsPageResponseOneErrorKey;
};

/**
 * Too many exports in a short time, or two more of this person already wait to be written. A page where the
 * browser navigates.
 */
export type TooManyExportsPageResponse = TooManyExportsPageResponseOne | RefusalPage;

/**
 * As `TooManyRequests`; a page where the browser navigates.
 */
export type TooManyRequestsPageResponse = TooManyRequests | RefusalPage;

/**
 * As `InternalError`; a page where the browser navigates.
 */
export type InternalErrorPageResponse = InternalError | RefusalPage;

/**
 * As `NotBuilt`; a page where the browser navigates.
 */
export type NotBuiltPageResponse = NotBuilt | RefusalPage;

/**
 * Finds topics by title and by the text of their questions and answers, in Chinese and English. Absent or
 * empty: all topics.
 */
export type SearchTermParameter = string;

/**
 * Items per page. Absent, all topics come at once, up to 1,000.
 */
export type PageSizeParameter = number;

/**
 * The `next` of the page before.
 */
export type CursorParameter = string;

export type FileTypeParameter = 0 | 1 | 2;
/**
 * The IANA time zone in which the file's times are given, such as `Asia/Shanghai`; its name stands beside them.
 * Absent: UTC.
 */
export type TimeZoneParameter = string;

export type FileLanguageParameter = Language;

export type SendEmail200 = EmailSent | Failure & {
  error_key?: 'error.mailFailed';
};

export type LoginByEmail200 = SignedIn | Failure & ({
  error_key?: 'error.wrongCode' | 'error.accountBlocked';
});

export type FetchAccessToken200 = SignedIn | Failure & ({
  error_key?: 'error.invalidShortToken' | 'error.begunElsewhere';
});

export type FetchUser200 = {
  code: 0;
  data: UserInfo;
};

export type UpdateUserName400ErrorKey = 'error.badRequest' | 'error.invalidUserName';
export type UpdateUserName400 = Failure & {
  error_key?: UpdateUserName400ErrorKey;
};

export type UploadAvatar400ErrorKey = 'error.badRequest' | 'error.notAnImage' | 'error.imageTooLarge';
export type UploadAvatar400 = Failure & {
  error_key?: UploadAvatar400ErrorKey;
};

export type SwitchTwitterIcon200 = NewAvatar | Failure & ({
  error_key?: 'error.proOnly' | 'error.twitterNotBound' | 'error.noTwitterPicture';
});

export type BindTwitter200 = Done | Failure & {
  data?: 'twitter account already binded';
  error_key?: 'error.twitterTaken';
} | Failure & {
  error_key?: 'error.twitterNotProven';
};

export type UnbindTwitter200 = Done | Failure & {
  error_key?: 'error.lastSignIn';
};

export type FetchHotTopicsParams = {
/**
 * How many at most.
 * @minimum 1
 * @maximum 50
 */
limit?: number | undefined;
/**
 * Absent, that of the request.
 */
language?: Language | undefined;
};

export type FetchHotTopics200 = {
  code: 0;
  data: HotTopic[];
};

export type FetchTopicListParams = {
/**
 * Finds topics by title and by the text of their questions and answers, in Chinese and English. Absent or
 * empty: all topics.
 * @maxLength 200
 */
search_term?: SearchTermParameter | undefined;
/**
 * Items per page. Absent, all topics come at once, up to 1,000.
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter | undefined;
/**
 * The `next` of the page before.
 * @minLength 1
 * @maxLength 512
 */
cursor?: CursorParameter | undefined;
};

export type FetchCollectionParams = {
/**
 * Finds topics by title and by the text of their questions and answers, in Chinese and English. Absent or
 * empty: all topics.
 * @maxLength 200
 */
search_term?: SearchTermParameter | undefined;
/**
 * Items per page. Absent, all topics come at once, up to 1,000.
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter | undefined;
/**
 * The `next` of the page before.
 * @minLength 1
 * @maxLength 512
 */
cursor?: CursorParameter | undefined;
};

export type RenameTopic400ErrorKey = 'error.badRequest' | 'error.invalidTopicTitle';
export type RenameTopic400 = Failure & {
  error_key?: RenameTopic400ErrorKey;
};

export type SwitchMessage400ErrorKey = 'error.badRequest' | 'error.unknownMessage';
export type SwitchMessage400 = Failure & {
  error_key?: SwitchMessage400ErrorKey;
};

export type ShareTopic200 = {
  code: 0;
  data: {
  /** @minLength 1 */
  share_token: string;
};
} | Failure & ({
  error_key?: 'error.noAccess' | 'error.topicTakenDown';
});

export type FetchSharedTopicsParams = {
/**
 * Items per page. Absent, all topics come at once, up to 1,000.
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter | undefined;
/**
 * The `next` of the page before.
 * @minLength 1
 * @maxLength 512
 */
cursor?: CursorParameter | undefined;
};

export type FetchPointsInfo200 = {
  code: 0;
  data: PointsInfo;
};

export type FetchPointsHistoryParams = {
/**
 * From 1. A page after the last one is empty.
 * @minimum 1
 * @maximum 1000000
 */
page_no?: number | undefined;
/**
 * Records per page.
 * @minimum 1
 * @maximum 100
 */
page_size?: number | undefined;
};

export type FetchPointsHistory200 = {
  code: 0;
  data: PointsHistory;
};

export type CreateCheckoutSession200 = {
  code: 0;
  data: {
  checkout_url: string;
};
} | Failure & ({
  error_key?: 'error.checkoutUnavailable' | 'error.checkoutFailed';
});

export type FetchConfig200 = {
  code: 0;
  data: Config;
};

export type FetchLegalPage200 = {
  code: 0;
  data: LegalPage;
};

export const getSendEmailUrl = () => {




  return `/auth/send-email`
}

/**
 * Mails a code of six letters and digits, and a link that carries it. The code lives ten minutes and works once.
 * Five wrong tries are allowed to the browser that asked (known by a cookie) over all its live codes, five an
 * hour to all others of one network, so that nobody uses up the tries of somebody else. Without the cookie
 * everything works, too. The reply never tells whether an account exists. Without a mail server the operator
 * reads the mail in the outbox.
 * @summary Send a sign-in code by mail
 */
export const sendEmail = (sendEmailRequest: SendEmailRequest, options?: Parameters<typeof call>[1]) => {

return call<SendEmail200>(getSendEmailUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(sendEmailRequest)
  }
);}



export const getLoginByEmailUrl = () => {




  return `/auth/login/email`
}

/**
 * Spends the code. An address that has no account gets one. Wrong, expired, used and too often tried codes are
 * refused alike with `error.wrongCode`. The cookie `coinquiry_sign_in` of `/auth/send-email` is welcome.
 * An account that the operator has blocked is refused with `error.accountBlocked`, to whoever has a good code for
 * it alone.
 * @summary Sign in by code
 */
export const loginByEmail = (loginByEmailRequest: LoginByEmailRequest, options?: Parameters<typeof call>[1]) => {

return call<LoginByEmail200>(getLoginByEmailUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(loginByEmailRequest)
  }
);}



export const getFetchAccessTokenUrl = () => {




  return `/auth/fetch_access_token`
}

/**
 * Spends the token. Anybody can send somebody the address of a sign-in of their own: with `only_begun_here` that
 * is told before a session is replaced.
 * @summary Exchange the short token of a social login
 */
export const fetchAccessToken = (fetchAccessTokenRequest: FetchAccessTokenRequest, options?: Parameters<typeof call>[1]) => {

return call<FetchAccessToken200>(getFetchAccessTokenUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(fetchAccessTokenRequest)
  }
);}



export const getLogoutUrl = () => {




  return `/auth/logout`
}

/**
 * Ends the session of the token and clears its cookie; other sessions go on.
 * @summary Sign out
 */
export const logout = ( options?: Parameters<typeof call>[1]) => {

  return call<Done>(getLogoutUrl(),
  {
    ...options,
    method: 'POST'


  }
);}



export const getFetchSessionsUrl = () => {




  return `/auth/sessions`
}

/**
 * The sessions that have not ended, the last used first. A session ends 30 days after its last use, and 180 days
 * after it began. When it was used is known to the day.
 * @summary Where the user is signed in
 */
export const fetchSessions = ( options?: Parameters<typeof call>[1]) => {

  return call<SessionList>(getFetchSessionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getEndSessionUrl = (sessionId: string,) => {




  return `/auth/sessions/${encodeURIComponent(String(sessionId))}`
}

/**
 * Ends one session of the user, or with `all` every one, this one included. Streams that it reads end within
 * seconds; detached answers go on. Done as well where the user has no such session.
 * @summary Sign out elsewhere, or everywhere
 */
export const endSession = (sessionId: string, options?: Parameters<typeof call>[1]) => {

  return call<Done>(getEndSessionUrl(sessionId),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getFetchUserUrl = () => {




  return `/auth/user`
}

/**
 * The account, what it has earned, and what is left of its allowance today. Each call brings the state of now.
 * @summary The signed-in user
 */
export const fetchUser = ( options?: Parameters<typeof call>[1]) => {

  return call<FetchUser200>(getFetchUserUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getUpdateUserNameUrl = () => {




  return `/auth/update_user_name`
}

/**
 * The new name is trimmed, and shown from now on wherever the user's name is, shared topics included.
 * @summary Change the user name
 */
export const updateUserName = (updateUserNameRequest: UpdateUserNameRequest, options?: Parameters<typeof call>[1]) => {

return call<Done>(getUpdateUserNameUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(updateUserNameRequest)
  }
);}



export const getUploadAvatarUrl = () => {




  return `/auth/upload/avatar`
}

/**
 * Members only. The picture is cropped to a square and stored anew as WebP, 256 × 256.
 * @summary Upload an avatar
 */
export const uploadAvatar = (uploadAvatarRequest: UploadAvatarRequest, options?: Parameters<typeof call>[1]) => {
    const formData = new FormData();
formData.append(`file`, uploadAvatarRequest.file);

  return call<NewAvatar | ProOnly>(getUploadAvatarUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}



export const getSetRightProtectionUrl = () => {




  return `/auth/user/right_protection`
}

/**
 * Switching on is for members; switching off is for everybody.
 * @summary Switch copyright protection
 */
export const setRightProtection = (setRightProtectionRequest: SetRightProtectionRequest, options?: Parameters<typeof call>[1]) => {

return call<Done | ProOnly>(getSetRightProtectionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(setRightProtectionRequest)
  }
);}



export const getSetDataManagerUrl = () => {




  return `/auth/user/set_data_manager`
}

/**
 * 0, as it is at first: the user's questions serve nothing but their answers. 1: the operator may use them for
 * statistics of quality.
 * @summary Switch data optimization
 */
export const setDataManager = (setDataManagerRequest: SetDataManagerRequest, options?: Parameters<typeof call>[1]) => {

return call<DoneResponse>(getSetDataManagerUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(setDataManagerRequest)
  }
);}



export const getSwitchTwitterIconUrl = () => {




  return `/auth/user/switch_twitter_icon`
}

/**
 * Members only.
 * @summary Use the X profile picture as avatar
 */
export const switchTwitterIcon = ( options?: Parameters<typeof call>[1]) => {

  return call<SwitchTwitterIcon200>(getSwitchTwitterIconUrl(),
  {
    ...options,
    method: 'POST'


  }
);}



export const getDeleteUserUrl = () => {




  return `/auth/user/delete`
}

/**
 * Deletes the account with its topics, messages, points, avatar and sessions, and forfeits a membership. Running
 * answers are ended. A subscription is cancelled first; where that fails (500), the account stays as it was and
 * can be deleted later. This cannot be undone.
 * @summary Delete the account
 */
export const deleteUser = ( options?: Parameters<typeof call>[1]) => {

  return call<Done>(getDeleteUserUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getBindTwitterUrl = () => {




  return `/auth/user/bind_twitter`
}

/**
 * Accepts only the account that this user has proved within the last ten minutes by `/auth/login/bind_twitter`.
 * What is stored is what X said then; the other fields are not trusted.
 * @summary Bind an X account
 */
export const bindTwitter = (bindTwitterRequest: BindTwitterRequest, options?: Parameters<typeof call>[1]) => {

return call<BindTwitter200>(getBindTwitterUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(bindTwitterRequest)
  }
);}



export const getUnbindTwitterUrl = () => {




  return `/auth/user/unbind_twitter`
}

/**
 * Done as well when none is bound.
 * @summary Unbind the X account
 */
export const unbindTwitter = ( options?: Parameters<typeof call>[1]) => {

  return call<UnbindTwitter200>(getUnbindTwitterUrl(),
  {
    ...options,
    method: 'POST'


  }
);}



export const getFetchHotTopicsUrl = (params?: FetchHotTopicsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/topics/fetch_hot_topics?${stringifiedParams}` : `/topics/fetch_hot_topics`
}

/**
 * The operator's own list for the language, in its order. Each is to be asked as it stands.
 * @summary Questions to start from
 */
export const fetchHotTopics = (params?: FetchHotTopicsParams, options?: Parameters<typeof call>[1]) => {

  return call<FetchHotTopics200>(getFetchHotTopicsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getFetchTopicListUrl = (params?: FetchTopicListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/topics/fetch_topic_list?${stringifiedParams}` : `/topics/fetch_topic_list`
}

/**
 * Without `page_size` all of them at once, up to 1,000; with it page by page, each with the `cursor` of the next one.
 * With `search_term` only those that hold it, each with `match`, which tells where.
 * @summary The user's topics, the last used first
 */
export const fetchTopicList = (params?: FetchTopicListParams, options?: Parameters<typeof callPage>[1]) => {

  return callPage<TopicListResponse>(getFetchTopicListUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getFetchCollectionUrl = (params?: FetchCollectionParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/topics/fetch_collection?${stringifiedParams}` : `/topics/fetch_collection`
}

/**
 * As `/topics/fetch_topic_list`, of the topics that the user has bookmarked by `/topics/collection`.
 * @summary The user's bookmarked topics, the last used first
 */
export const fetchCollection = (params?: FetchCollectionParams, options?: Parameters<typeof callPage>[1]) => {

  return callPage<TopicListResponse>(getFetchCollectionUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getCollectTopicUrl = () => {




  return `/topics/collection`
}

/**
 * Sets, does not toggle.
 * @summary Bookmark a topic, or no longer
 */
export const collectTopic = (collectTopicRequest: CollectTopicRequest, options?: Parameters<typeof call>[1]) => {

return call<DoneOrNoAccessResponse>(getCollectTopicUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(collectTopicRequest)
  }
);}



export const getRenameTopicUrl = () => {




  return `/topics/rename_topic`
}

/**
 * For its owner. From then on no title that is made from an answer replaces it. The topic keeps its place in the
 * lists.
 * @summary Give a topic another title
 */
export const renameTopic = (renameTopicRequest: RenameTopicRequest, options?: Parameters<typeof call>[1]) => {

return call<DoneOrNoAccessResponse>(getRenameTopicUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(renameTopicRequest)
  }
);}



export const getDeleteTopicUrl = () => {




  return `/topics/delete_topic`
}

/**
 * Deletes it with its messages and its link, and ends a running answer. This cannot be undone. What was spent on
 * it stays spent.
 * @summary Delete a topic
 */
export const deleteTopic = (topicRequest: TopicRequest, options?: Parameters<typeof call>[1]) => {

return call<DoneOrNoAccessResponse>(getDeleteTopicUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(topicRequest)
  }
);}



export const getDeleteAllTopicsUrl = () => {




  return `/topics/delete_all_topic`
}

/**
 * As `/topics/delete_topic`, for every topic of the user.
 * @summary Delete all topics
 */
export const deleteAllTopics = ( options?: Parameters<typeof call>[1]) => {

  return call<DoneResponse>(getDeleteAllTopicsUrl(),
  {
    ...options,
    method: 'POST'


  }
);}



export const getFetchTopicMessageUrl = () => {




  return `/topics/fetch_topic_message`
}

/**
 * For its owner; while the topic is public also for every other signed-in user, who gets the payload of
 * `/topics/share/{token}`, to read only. An answer with status `running` shows its text so far; its owner attaches
 * to its `request_id` for the rest.
 * @summary The content of a topic
 */
export const fetchTopicMessage = (topicRequest: TopicRequest, options?: Parameters<typeof call>[1]) => {

return call<TopicContentReply | NoAccess>(getFetchTopicMessageUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(topicRequest)
  }
);}



export const getSwitchMessageUrl = () => {




  return `/topics/switch_message`
}

/**
 * Both ids are versions of one message. The choice is stored with the topic, and the messages that follow are
 * those of the version chosen. A running answer goes on.
 * @summary Select another version of a message
 */
export const switchMessage = (switchMessageRequest: SwitchMessageRequest, options?: Parameters<typeof call>[1]) => {

return call<DoneOrNoAccessResponse>(getSwitchMessageUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(switchMessageRequest)
  }
);}



export const getHandleTopicCommentsUrl = () => {




  return `/topics/handle_topic_comments`
}

/**
 * Sets, does not toggle; 0 takes a rating back. A dislike may have a reason, which is deleted with the dislike.
 * @summary Like or dislike an answer
 */
export const handleTopicComments = (handleTopicCommentsRequest: HandleTopicCommentsRequest, options?: Parameters<typeof call>[1]) => {

return call<DoneOrNoAccessResponse>(getHandleTopicCommentsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(handleTopicCommentsRequest)
  }
);}



export const getStopAnswerUrl = (requestId: string,) => {




  return `/ask/${encodeURIComponent(String(requestId))}/stop`
}

/**
 * For the owner of the topic, from any tab and at any node. The streams of the answer end with `close` within a
 * second; what was produced is kept. Done as well when the answer has ended already.
 * @summary Stop an answer
 */
export const stopAnswer = (requestId: string, options?: Parameters<typeof call>[1]) => {

  return call<DoneOrNoAccessResponse>(getStopAnswerUrl(requestId),
  {
    ...options,
    method: 'POST'


  }
);}



export const getShareTopicUrl = () => {




  return `/topics/share_topic`
}

/**
 * The first call makes the topic public and returns its token; later calls return the same token and leave the
 * permission as it is. What is shared is the topic as it is when read, not a copy; of versions only the
 * selected ones.
 * @summary The link of a topic
 */
export const shareTopic = (topicRequest: TopicRequest, options?: Parameters<typeof call>[1]) => {

return call<ShareTopic200>(getShareTopicUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(topicRequest)
  }
);}



export const getFetchSharedTopicUrl = (token: string,) => {




  return `/topics/share/${encodeURIComponent(String(token))}`
}

/**
 * For everybody while the topic is public; for its owner, known by the bearer, always. Each message comes with its
 * selected version only, as its only one, and ids of persons are opaque. A topic that the operator has taken
 * down, or whose owner is blocked, is refused to all others exactly as one that was never shared. To others than its
 * owner it comes with an `ETag`: sent back as `If-None-Match`, it brings 304 as long as nothing has changed.
 * @summary A shared topic
 */
export const fetchSharedTopic = (token: string, options?: Parameters<typeof call>[1]) => {

  return call<TopicContentReply | InvalidShareToken>(getFetchSharedTopicUrl(token),
  {
    ...options,
    method: 'GET'


  }
);}



export const getReportSharedTopicUrl = (token: string,) => {




  return `/topics/share/${encodeURIComponent(String(token))}/report`
}

/**
 * By anybody who can read it. Each user, and each network of visitors, is heard once for a topic: what they report
 * again is done, and changes nothing. The owner is not told.
 * @summary Report a shared topic to the operator
 */
export const reportSharedTopic = (token: string,
    reportRequest: ReportRequest, options?: Parameters<typeof call>[1]) => {

return call<Done | InvalidShareToken>(getReportSharedTopicUrl(token),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(reportRequest)
  }
);}



export const getFetchSharedTopicsUrl = (params?: FetchSharedTopicsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/topics/fetch_shared_topics?${stringifiedParams}` : `/topics/fetch_shared_topics`
}

/**
 * Those that everybody with the link can read now, each with its `share_token`.
 * @summary The user's public topics, the last used first
 */
export const fetchSharedTopics = (params?: FetchSharedTopicsParams, options?: Parameters<typeof callPage>[1]) => {

  return callPage<TopicListResponse>(getFetchSharedTopicsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getSetSharePermissionUrl = () => {




  return `/topics/share_permission`
}

/**
 * For the owner of the topic; sets, does not toggle. The link stays the same: switched off, it opens for the owner
 * alone, and switched on again for everybody.
 * @summary Switch a link on or off
 */
export const setSharePermission = (setSharePermissionRequest: SetSharePermissionRequest, options?: Parameters<typeof call>[1]) => {

return call<Done | InvalidShareToken | TopicTakenDown>(getSetSharePermissionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(setSharePermissionRequest)
  }
);}



export const getFetchPointsInfoUrl = () => {




  return `/points/fetch_points_info`
}

/**
 * A conversation is a completed answer to a new or edited question. Sharing counts once for each topic, when it is
 * first shared. `bind_discord` cannot be completed.
 * @summary Points and tasks
 */
export const fetchPointsInfo = ( options?: Parameters<typeof call>[1]) => {

  return call<FetchPointsInfo200>(getFetchPointsInfoUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getFetchPointsHistoryUrl = (params?: FetchPointsHistoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/points/fetch_points_history?${stringifiedParams}` : `/points/fetch_points_history`
}

/**
 * Page by page, the newest first. `total_pages` counts pages of the `page_size` asked for; 0 while nothing was earned.
 * @summary What points were earned for
 */
export const fetchPointsHistory = (params?: FetchPointsHistoryParams, options?: Parameters<typeof call>[1]) => {

  return call<FetchPointsHistory200>(getFetchPointsHistoryUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getCreateCheckoutSessionUrl = () => {




  return `/order/create-checkout-session`
}

/**
 * Returns the page to send the browser to. It comes back to `/?order=…` after payment and to `/price` without. The
 * same wish within an hour leads to the same page. For somebody whose subscription runs it is the page where that
 * is managed.
 *
 * Where `/config` says `checkout: test` the page is this server's own, says that it takes no money, and goes through
 * the same orders: nothing changes an account but the confirmed payment.
 * @summary Buy Pro, or manage a subscription
 */
export const createCheckoutSession = (createCheckoutSessionRequest: CreateCheckoutSessionRequest, options?: Parameters<typeof call>[1]) => {

return call<CreateCheckoutSession200>(getCreateCheckoutSessionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(createCheckoutSessionRequest)
  }
);}



export const getFetchConfigUrl = () => {




  return `/config`
}

/**
 * For everybody, before signing in: which engine answers, whether the web and live data can be searched, how mails
 * leave, what can be bought and at which price, by which providers one may sign in, and the limits that hold here.
 * @summary What this server can do
 */
export const fetchConfig = ( options?: Parameters<typeof call>[1]) => {

  return call<FetchConfig200>(getFetchConfigUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getFetchLegalPageUrl = (page: 'terms' | 'privacy' | 'imprint',) => {




  return `/legal/${encodeURIComponent(String(page))}`
}

/**
 * The terms, the privacy policy or the imprint, as the operator of this server wrote them. Where a text is missing
 * in the language of the request, the other language's is given.
 * @summary A text of the operator
 */
export const fetchLegalPage = (page: 'terms' | 'privacy' | 'imprint', options?: Parameters<typeof call>[1]) => {

  return call<FetchLegalPage200>(getFetchLegalPageUrl(page),
  {
    ...options,
    method: 'GET'


  }
);}
