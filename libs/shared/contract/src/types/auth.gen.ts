/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type {
  Empty,
  ErrorResponse,
  Id,
  Instant,
  InstantOrNull,
  JsonAnswer,
  JsonBody,
  Meta,
  Mobile,
  NoParameters,
} from './common.gen';

/** Which operations may be called in a state stands in their `x-access`. `checking`, `inactive`: see `activation`. `blocked`: by an admin, whatever the activation. Only an active account sends. */
export type AccountState = "active" | "checking" | "inactive" | "blocked";

/** Whether the panel is active. It is not while the identity of its holder is not settled: the mobile must belong to the national id, and the birth date too. An inactive account signs in and looks; its sends are refused. */
export type Activation = {
  /** `checking`: the registry of persons has not answered yet and is asked again by itself. `inactive`: see `reason`; corrected with `user/identity`. */
  state: "active" | "checking" | "inactive";
  /** What does not belong to the national id; null unless inactive. */
  reason: "mobile" | "birth_date" | null;
  /** A Persian sentence: what that means and what to do; null when active. */
  message: string | null;
};

export type CodeChallenge = {
  /** Temporary; goes with the code. */
  token: string;
  /**
   * The last four digits of the mobile the code goes to.
   * @example 4567
   */
  mobile_hint: string;
  code_length: number;
  expires_in_seconds: number;
  resend_after_seconds: number;
};

export type CodeChecked = {
  /** How long the next step may be made. */
  expires_in_seconds: number;
};

/** base64url */
export type CredentialId = string;

export type CurrentUser = {
  user_id: Id;
  user_name: string;
  name: string;
  /** An admin acts on behalf of this account. */
  impersonated: boolean;
  /** Who acts on behalf of the account, in words to be shown. */
  impersonated_by: string | null;
  /** The owner of the account; holds every permission. */
  is_owner: boolean;
  /**
   * The name of the account's owner, who gives rights. Null where `is_owner`.
   * @example نگار احمدی
   */
  manager_name: string | null;
  /** What this user may, as `x-permissions` of the contract names it. */
  permissions: string[];
  /** The account requires an authenticator and this user has none; until then `permissions` is empty. */
  needs_second_factor: boolean;
  /** The role sees mobile numbers of people without their middle. */
  masks_numbers: boolean;
  /** The role reads no texts of messages but, in reports, those of own sends that no secretary made; they are answered as empty. */
  hides_texts: boolean;
  account_state: AccountState;
  /** The account may not send; `send_block_reason` says why. */
  send_block: boolean;
  /** A Persian sentence: why, with the admin's reason where an admin has blocked the account, and what to do. What was accepted before waits with its money held, and goes on by itself. */
  send_block_reason: string | null;
  activation: Activation;
};

/**
 * Given by a full sign-in and kept by the browser: with it later sign-ins are counted by themselves, so that nobody else can use up their tries. It opens nothing. Good for 90 days from its last use, until the password is replaced.
 * @example ZGV2aWNlLWRldmljZS1kZXZpY2UtZGV2aWNlLWRldm8
 */
export type DeviceToken = string;

export type EndedSessions = {
  ended: number;
};

export type KnownCredential = {
  id: string;
  transports: string[];
};

export type LoginChallenge = {
  /** `sms`: the code goes to the mobile. `authenticator`: the user's authenticator app shows it; nothing is sent and `send_sms_otp` is refused. Of `forgot_password` and `user/register` always `sms`. */
  method: "sms" | "authenticator";
  /** Temporary; good only for confirm_otp and send_sms_otp. */
  token: string;
  /**
   * The last four digits of the mobile of the user.
   * @example 4567
   */
  mobile_hint: string;
  code_length: number;
  /** Of an authenticator: how long the sign-in waits. */
  expires_in_seconds: number;
  /** Zero for an authenticator. */
  resend_after_seconds: number;
  /** Of a user with passkeys, for `confirm_passkey`; the code is as good. */
  passkey?: PasskeyOffer;
};

export type NewPasskeyRequest = {
  challenge: string;
  /** The domain. */
  relying_party: string;
  expires_in_seconds: number;
  user: {
    handle: string;
    name: string;
    display_name: string;
  };
  /** Passkeys of the user; the same one is not made twice. */
  known: KnownCredential[];
};

export type OpenSession = {
  id: Id;
  /** The session of this request. */
  current: boolean;
  /** As the browser called itself when it signed in; null for sessions of earlier versions. */
  browser: "chrome" | "edge" | "firefox" | "opera" | "safari" | "samsung" | "other" | null;
  system: "android" | "ios" | "linux" | "macos" | "windows" | "other" | null;
  /**
   * Whence it was signed in: the neighbourhood of the address (the /24 of an IPv4 address, the /48 of an IPv6 one). The address itself is not kept.
   * @example 192.0.2.0/24
   */
  address_range: string | null;
  /** The admin who acts on behalf of the user in it, in words to be shown. */
  impersonated_by: string | null;
  created_at: Instant;
  /** To the minute. */
  last_used_at: Instant;
};

export type Passkey = {
  id: Id;
  name: string;
  created_at: Instant;
  last_used_at: Instant | null;
};

export type PasskeyOffer = {
  challenge: string;
  /** The domain. */
  relying_party: string;
  known: KnownCredential[];
};

/** A solved `challenge`, wanted after 428-10. */
export type Proof = string;

export type ProofChallenge = {
  algorithm: "SHA-256";
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
};

export type ProofPurpose = "login" | "password_reset" | "registration";

export type RecoveryCodes = {
  recovery_codes: string[];
};

export type SignIn = {
  id: Id;
  /** in: signed in; wrong_password, wrong_code: refused for it; refused: for another reason, such as too many tries. */
  outcome: "in" | "wrong_password" | "wrong_code" | "refused";
  /** The admin who came in on behalf of the account. */
  admin_name: string | null;
  address_range: string | null;
  at: Instant;
};

export type SupportAccess = {
  /** Null when support may only look. */
  until: InstantOrNull;
  /** The name of the user who let it; null when it may only look. */
  given_by: string | null;
};

export type Transports = string[];

export type TwoFactorSecret = {
  /** An `otpauth://` address, as apps read it from a QR code. */
  address: string;
  /** The same to be typed, in base 32. */
  secret: string;
  expires_in_seconds: number;
};

export type TwoFactorState = {
  is_on: boolean;
  /** The account requires it of everybody. */
  is_required: boolean;
  recovery_codes_left: number;
};

/** base64url */
export type WebAuthnBytes = string;

export interface AuthSchemas {
  AccountState: AccountState;
  Activation: Activation;
  CodeChallenge: CodeChallenge;
  CodeChecked: CodeChecked;
  CredentialId: CredentialId;
  CurrentUser: CurrentUser;
  DeviceToken: DeviceToken;
  EndedSessions: EndedSessions;
  KnownCredential: KnownCredential;
  LoginChallenge: LoginChallenge;
  NewPasskeyRequest: NewPasskeyRequest;
  OpenSession: OpenSession;
  Passkey: Passkey;
  PasskeyOffer: PasskeyOffer;
  Proof: Proof;
  ProofChallenge: ProofChallenge;
  ProofPurpose: ProofPurpose;
  RecoveryCodes: RecoveryCodes;
  SignIn: SignIn;
  SupportAccess: SupportAccess;
  Transports: Transports;
  TwoFactorSecret: TwoFactorSecret;
  TwoFactorState: TwoFactorState;
  WebAuthnBytes: WebAuthnBytes;
}

export interface AuthOperations {
  /** Whether the user signs in with an authenticator. */
  getTwoFactor: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** How it stands. */
      200: JsonAnswer<{
        data: TwoFactorState;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Turns the authenticator off with a code that it shows, or with a recovery code.
   * Codes go by SMS again. The user is told by SMS. At most nine wrong codes a day.
   */
  disableTwoFactor: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      code: string;
    }>;
    responses: {
      /** It is off. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
  /**
   * Turns the authenticator on with a code that it shows.
   * From now on signing in asks for its codes, and none goes by SMS. Ten recovery codes are told, once: each signs in, or turns it off, one time. The user is told by SMS. At most nine wrong codes a day.
   */
  confirmTwoFactor: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      code: string;
    }>;
    responses: {
      /** It is on. */
      200: JsonAnswer<{
        data: RecoveryCodes;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Makes a secret for an authenticator, to be drawn as a QR code.
   * It wants the present password. The secret counts when `2fa/send_code` tells a code of it within ten minutes; asking again makes another one. At most five wrong passwords in a quarter of an hour.
   */
  showTwoFactorQr: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      current_password: string;
    }>;
    responses: {
      /** The secret, told once. */
      200: JsonAnswer<{
        data: TwoFactorSecret;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * A small sum to work out, where strangers try often.
   * A proof of work as ALTCHA has it: find the `number` from 0 to `maxnumber` for which the SHA-256 of `salt` followed by the number, in hexadecimal digits, is `challenge`. The base64 of the JSON object `{algorithm, challenge, number, salt, signature}` is the `proof`. It counts once, for its purpose, for ten minutes.
   */
  getChallenge: {
    parameters: {
      query: {
        purpose: ProofPurpose;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The sum. */
      200: JsonAnswer<{
        data: ProofChallenge;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Fourth step; moves the user to the new number with the code that came there.
   * The former number is told. An account that was made by registering is looked at anew: its number and national id must be of one person, so it is `checking` until the registry of persons has answered.
   */
  changeMobile: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      token: string;
      code: string;
    }>;
    responses: {
      /** Codes go to the new number from now on. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
  /**
   * Second step; tells whether the code from the present number is right.
   * The code is not used up; it is given once more with the new number, for which there is then more time.
   */
  confirmChangeOtp: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      token: string;
      code: string;
    }>;
    responses: {
      /** It is right. */
      200: JsonAnswer<{
        data: CodeChecked;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Third step; sends a code to the new number. */
  confirmNewMobile: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** Of the present number. */
      token: string;
      code: string;
      mobile: Mobile;
    }>;
    responses: {
      /** The code is on its way, with a token of its own. */
      200: JsonAnswer<{
        data: CodeChallenge;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * First step to another number; sends a code to the present one.
   * The code goes again with `send_sms_otp`. At most twelve codes an hour of one user, six to one number, one a minute.
   */
  requestChangeOtp: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The code is on its way. */
      200: JsonAnswer<{
        data: CodeChallenge;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Sets a new password with the present one.
   * All other sessions of the user end, as do sign-ins that await their code, and all known devices are forgotten; the user is told by SMS. Five wrong present passwords in a quarter of an hour are the last for its rest.
   */
  changeOwnPassword: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      current_password: string;
      password: string;
    }>;
    responses: {
      /** How many other sessions ended. */
      200: JsonAnswer<{
        data: EndedSessions;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Sets a new password with the code.
   * Works once. All sessions of the user end, all known devices are forgotten, and what was counted against the user is cleared. A password that everybody knows is refused, as is one that holds the mobile or breaks the rules of `login_setting`. That it does not hold the username is advised, not asked.
   */
  changePasswordByToken: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      token: string;
      code: string;
      password: string;
    }>;
    responses: {
      /** The password was changed; sign in with the new one. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
  /** Who am I? */
  checkToken: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The signed-in user. */
      200: JsonAnswer<{
        data: CurrentUser;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Second step of signing in, with the one-time code. */
  confirmOtp: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      token: string;
      code: string;
      device?: DeviceToken;
    }>;
    responses: {
      /** Signed in. */
      200: JsonAnswer<{
        data: {
          token: string;
          expires_at: Instant;
          device: DeviceToken;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Second step of signing in, with a passkey instead of a code.
   * Tries are counted with those of codes.
   */
  confirmPasskey: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      token: string;
      credential_id: CredentialId;
      client_data: WebAuthnBytes;
      authenticator_data: WebAuthnBytes;
      signature: WebAuthnBytes;
      device?: DeviceToken;
    }>;
    responses: {
      /** Signed in. */
      200: JsonAnswer<{
        data: {
          token: string;
          expires_at: Instant;
          device: DeviceToken;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Signs in with a one-use code that an admin made for this account. */
  externalLogin: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      code: string;
    }>;
    responses: {
      /** Signed in on the account's behalf; the session says so for as long as it lasts. */
      200: JsonAnswer<{
        data: {
          token: string;
          expires_at: Instant;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins to replace a forgotten password.
   * When the mobile is the one of the username, a code goes to it by SMS. When it is not, or there is no such user, the answer and its time are the same, so that nobody learns who has an account. After two from one address a `proof` is asked for with 428-10, see `challenge`. A number gets one message a minute at most; when another one was just sent, this one goes out with `send_sms_otp`.
   */
  forgotPassword: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      username: string;
      mobile: Mobile;
      device?: DeviceToken;
      proof?: Proof;
    }>;
    responses: {
      /** If the two belong together, a code is on its way. */
      200: JsonAnswer<{
        data: CodeChallenge;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Tells whether a code is right, before a new password is chosen.
   * The code is not used up; it is given once more with the new password, for which there is then more time.
   */
  forgotPasswordCheckOtp: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      token: string;
      code: string;
    }>;
    responses: {
      /** The code is right; the password may be changed. */
      200: JsonAnswer<{
        data: {
          /** How long the new password may be given. */
          expires_in_seconds: number;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * First step of signing in, with username and password.
   * Sends a one-time code by SMS to the account's mobile, or waits for the code of the user's authenticator (`method`), and answers with a temporary token for `confirm_otp`. An unknown username and a wrong password give the same answer, in the same time. After a few wrong passwords for a username a `proof` is asked for with 428-10, see `challenge`; a browser that sends the `device` of an earlier sign-in is counted by itself and asked for none.
   */
  login: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      username: string;
      password: string;
      device?: DeviceToken;
      proof?: Proof;
    }>;
    responses: {
      /** The code is on its way, or the authenticator shows it. */
      200: JsonAnswer<{
        data: LoginChallenge;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** What the login page needs to know before anybody signs in. */
  loginSetting: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** Settings of the login page. */
      200: JsonAnswer<{
        data: {
          code_length: number;
          code_lifetime_seconds: number;
          resend_after_seconds: number;
          /** Whether people may make an account by themselves. */
          registration_open: boolean;
          /** What a new password must be like. Besides its length: at least one letter, one capital letter and one digit, and neither Persian nor Arabic letters. */
          password: {
            min_chars: number;
            max_chars: number;
          };
          /** Present only in the demo; where the virtual handsets are. */
          demo: null | {
            handsets_url: string;
            username: string;
          };
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Signs out; the token is worthless from now on. */
  logout: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** Signed out. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
  /**
   * What a new passkey has to sign.
   * It wants the present password. Asking again makes another challenge; it is good for ten minutes.
   */
  beginPasskey: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      current_password: string;
    }>;
    responses: {
      /** For `navigator.credentials.create`. */
      200: JsonAnswer<{
        data: NewPasskeyRequest;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Takes the passkey that the browser has made.
   * At most ten a user; the user is told by SMS.
   */
  addPasskey: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      name: string;
      credential_id: CredentialId;
      client_data: WebAuthnBytes;
      attestation: WebAuthnBytes;
      transports: Transports;
    }>;
    responses: {
      /** The new one. */
      200: JsonAnswer<{
        data: Passkey;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Removes a passkey; signing in goes on by code. */
  removePasskey: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      current_password: string;
    }>;
    responses: {
      /** Nothing more to say. */
      200: JsonAnswer<{
        data: null;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The passkeys of the user, and whether the installation can have more. */
  listPasskeys: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The oldest first. */
      200: JsonAnswer<{
        data: {
          items: Passkey[];
          /** False where the panel has no address that browsers make passkeys for. */
          is_available: boolean;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Sends the one-time code again.
   * For every token that awaits a code by SMS: of `login`, `forgot_password` and `user/register`. An authenticator makes its codes itself, so there is nothing to send.
   */
  sendSmsOtp: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      token: string;
    }>;
    responses: {
      /** A new code is on its way; the earlier one no longer counts. */
      200: JsonAnswer<{
        data: LoginChallenge;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Ends one session of the user at once, wherever it is.
   * Ending a session that is over already changes nothing and succeeds.
   */
  endSession: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
    }>;
    responses: {
      /** How many were open and ended, none or one. */
      200: JsonAnswer<{
        data: EndedSessions;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Ends all sessions of the user but this one, and sign-ins that still await their code. */
  endOtherSessions: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** How many ended. */
      200: JsonAnswer<{
        data: EndedSessions;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Where the user is signed in now, the last used first.
   * Open sessions of this user alone, also those in which an admin acts on its behalf; at most the 100 used last.
   */
  listSessions: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The open sessions, this one among them. */
      200: JsonAnswer<{
        data: {
          items: OpenSession[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * How this user was signed in, and what was refused, in the last thirty days.
   * The 50 last, the newest first. The owner also sees wrong passwords for any user name of the account; a wrong user name is nobody's.
   */
  listSignIns: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** What the audit log has. */
      200: JsonAnswer<{
        data: {
          items: SignIn[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Until when support may spend, send and export on behalf of the account. */
  getSupportAccess: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The owner's leave. */
      200: JsonAnswer<{
        data: SupportAccess;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Lets support spend, send and export on behalf of the account for some hours, or takes that back.
   * Support may always look. Holds from this moment on, and is taken back as quickly. Nobody gives it who acts on behalf of the account, with leave or without.
   */
  setSupportAccess: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** From now on; 0 takes the leave back. */
      hours: number;
    }>;
    responses: {
      /** The leave as it holds now. */
      200: JsonAnswer<{
        data: SupportAccess;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface AuthPaths {
  "/2fa": { get: AuthOperations["getTwoFactor"] };
  "/2fa/disable": { post: AuthOperations["disableTwoFactor"] };
  "/2fa/send_code": { post: AuthOperations["confirmTwoFactor"] };
  "/2fa/show_qr": { post: AuthOperations["showTwoFactorQr"] };
  "/challenge": { get: AuthOperations["getChallenge"] };
  "/change_mobile/check_otp": { post: AuthOperations["changeMobile"] };
  "/change_mobile/confirm_change_otp": { post: AuthOperations["confirmChangeOtp"] };
  "/change_mobile/confirm_new_mobile": { post: AuthOperations["confirmNewMobile"] };
  "/change_mobile/request_change_otp": { post: AuthOperations["requestChangeOtp"] };
  "/change_password": { post: AuthOperations["changeOwnPassword"] };
  "/change_password_by_token": { post: AuthOperations["changePasswordByToken"] };
  "/check_token": { get: AuthOperations["checkToken"] };
  "/confirm_otp": { post: AuthOperations["confirmOtp"] };
  "/confirm_passkey": { post: AuthOperations["confirmPasskey"] };
  "/external_login": { post: AuthOperations["externalLogin"] };
  "/forgot_password": { post: AuthOperations["forgotPassword"] };
  "/forgot_password_check_otp": { post: AuthOperations["forgotPasswordCheckOtp"] };
  "/login": { post: AuthOperations["login"] };
  "/login_setting": { get: AuthOperations["loginSetting"] };
  "/logout": { post: AuthOperations["logout"] };
  "/passkey/begin": { post: AuthOperations["beginPasskey"] };
  "/passkey/create": { post: AuthOperations["addPasskey"] };
  "/passkey/delete": { post: AuthOperations["removePasskey"] };
  "/passkey/list": { get: AuthOperations["listPasskeys"] };
  "/send_sms_otp": { post: AuthOperations["sendSmsOtp"] };
  "/user/session/end": { post: AuthOperations["endSession"] };
  "/user/session/end_others": { post: AuthOperations["endOtherSessions"] };
  "/user/session/list": { get: AuthOperations["listSessions"] };
  "/user/sign_in/list": { get: AuthOperations["listSignIns"] };
  "/user/support_access": { get: AuthOperations["getSupportAccess"]; post: AuthOperations["setSupportAccess"] };
}
