/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { ErrorResponse, Id, Instant, JsonAnswer, JsonBody, Meta, NoParameters, Page, PerPage } from './common.gen';

export type Colleague = {
  id: Id;
  /**
   * Null until the invitation was accepted.
   * @example sara
   */
  username: string | null;
  /** @example سارا محمدی */
  name: string;
  /** @example 989241230001 */
  mobile: string;
  state: ColleagueState;
  role: {
    id: Id;
    /** @example فروش */
    title: string;
  };
  /**
   * Format: date-time
   * @description Null when no invitation is open.
   * @example 2026-11-23T08:30:00.000Z
   */
  invitation_expires_at: string | null;
  /**
   * Whether it is who asks.
   * @example false
   */
  is_self: boolean;
  created_at: Instant;
};

/** @example سارا محمدی */
export type ColleagueName = string;

/** pending: invited, and not signed in yet. */
export type ColleagueState = "pending" | "active" | "deactivated";

export type DeletedRole = {
  id: Id;
};

/** What is not given stays; of a new role there is no such limit. */
export type GivenRoleLimits = {
  max_send_price?: RialLimit;
  max_day_price?: RialLimit;
  approval_above_price?: RialLimit;
  max_recipients?: RecipientsLimit;
  line_ids?: LimitedIds;
  phonebook_ids?: LimitedIds;
  masks_numbers?: boolean;
  hides_texts?: boolean;
};

export type Invitation = {
  /** @example سارا محمدی */
  name: string;
  /**
   * Without its middle.
   * @example 0924•••0001
   */
  mobile: string;
  /**
   * Of the account's owner.
   * @example کسب‌وکار نمونه
   */
  account_name: string;
  /** @example فروش */
  role_title: string;
  expires_at: Instant;
};

/** @example k3v9-w7dq-2mhx */
export type InvitationCode = string;

export type JoinedColleague = {
  /** @example sara */
  username: string;
};

/**
 * Null for all.
 * @example [
 *       "1",
 *       "2"
 *     ]
 */
export type LimitedIds = Id[] | null;

export type PermissionGroup = {
  /** @example گزارش‌ها */
  title: string;
  permissions: {
    /** @example report.read */
    key: string;
    /** @example دیدن گزارش ارسال‌ها */
    title: string;
    /**
     * Whether who asks holds it
     * @example true
     */
    may_give: boolean;
  }[];
};

/**
 * Keys of `permission_list`.
 * @example [
 *       "report.read",
 *       "send.create"
 *     ]
 */
export type PermissionKeys = string[];

/**
 * How many; null for no limit.
 * @example 500
 */
export type RecipientsLimit = number | null;

/**
 * An amount in whole rial; null for no limit.
 * @example 5000000
 */
export type RialLimit = string | null;

export type Role = {
  id: Id;
  /** @example فروش */
  title: string;
  /**
   * @example [
   *       "report.read",
   *       "send.create"
   *     ]
   */
  permissions: string[];
  limits: RoleLimits;
  /** @example 2 */
  colleagues_count: number;
  /**
   * Whether who asks holds all of it, and does not hold the role themselves.
   * @example true
   */
  may_change: boolean;
  created_at: Instant;
  updated_at: Instant;
};

/** What the members of a role, and programs with its keys, may at most. Null for no limit. */
export type RoleLimits = {
  /** One send costs no more. */
  max_send_price: RialLimit;
  /** Each of them spends no more in a day of Tehran. */
  max_day_price: RialLimit;
  /** A send that costs more waits for a second person of the account. */
  approval_above_price: RialLimit;
  /** One send has no more recipients. */
  max_recipients: RecipientsLimit;
  /** They see and use these lines only. */
  line_ids: LimitedIds;
  /** They see and use these phonebooks only. */
  phonebook_ids: LimitedIds;
  /**
   * They see mobile numbers without their middle.
   * @example false
   */
  masks_numbers: boolean;
  /**
   * They read no texts of messages, but in reports for those of their own sends that no secretary made. With a key: none at all.
   * @example false
   */
  hides_texts: boolean;
};

/** @example فروش */
export type RoleTitle = string;

export type SecondFactorRule = {
  is_required: boolean;
  without_count: number;
};

export type ColleagueIdBody = JsonBody<{
  id: Id;
}>;

export type RoleIdBody = JsonBody<{
  id: Id;
}>;

export interface ColleaguesSchemas {
  Colleague: Colleague;
  ColleagueName: ColleagueName;
  ColleagueState: ColleagueState;
  DeletedRole: DeletedRole;
  GivenRoleLimits: GivenRoleLimits;
  Invitation: Invitation;
  InvitationCode: InvitationCode;
  JoinedColleague: JoinedColleague;
  LimitedIds: LimitedIds;
  PermissionGroup: PermissionGroup;
  PermissionKeys: PermissionKeys;
  RecipientsLimit: RecipientsLimit;
  RialLimit: RialLimit;
  Role: Role;
  RoleLimits: RoleLimits;
  RoleTitle: RoleTitle;
  SecondFactorRule: SecondFactorRule;
}

export interface ColleaguesRequestBodies {
  ColleagueId: ColleagueIdBody;
  RoleId: RoleIdBody;
}

export interface ColleaguesOperations {
  /**
   * Makes a role.
   * An account has at most 50. Nobody gives a role what they may not do themselves, nor makes one that is limited less than their own.
   */
  createAccessRole: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      title: RoleTitle;
      permissions: PermissionKeys;
      limits?: GivenRoleLimits;
    }>;
    responses: {
      /** The new role. */
      200: JsonAnswer<{
        data: Role;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Deletes a role that no colleague holds. */
  deleteAccessRole: {
    parameters: NoParameters;
    requestBody: RoleIdBody;
    responses: {
      /** Deleted. */
      200: JsonAnswer<{
        data: DeletedRole;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Makes another role with the same permissions and limits. */
  duplicateAccessRole: {
    parameters: NoParameters;
    requestBody: RoleIdBody;
    responses: {
      /** The copy. */
      200: JsonAnswer<{
        data: Role;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** What a role may hold, by group. */
  listPermissions: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All permissions there are. */
      200: JsonAnswer<{
        data: {
          items: PermissionGroup[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** All roles, by title. */
  listAccessRoles: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All of them, at most 50. */
      200: JsonAnswer<{
        data: {
          items: Role[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Whether everybody of the account has to sign in with an authenticator. */
  getSecondFactorRule: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** As it is now, with how many have none yet. */
      200: JsonAnswer<{
        data: SecondFactorRule;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Requires an authenticator of everybody, or no more.
   * Who has none may do nothing that needs a permission from that moment on, on open sessions too: 403-11 says so. Who requires it must have one.
   */
  setSecondFactorRule: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      is_required: boolean;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: SecondFactorRule;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** One role. */
  getAccessRole: {
    parameters: {
      query: {
        id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The role. */
      200: JsonAnswer<{
        data: Role;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Gives a role another title, other permissions or other limits, for its members at once.
   * What is not given stays. Nobody changes their own role, nor one that may do more than they may themselves.
   */
  updateAccessRole: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      title?: RoleTitle;
      permissions?: PermissionKeys;
      limits?: GivenRoleLimits;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Role;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Lets a deactivated colleague sign in again.
   * Who never signed in is pending again, and needs a new invitation.
   */
  activateColleague: {
    parameters: NoParameters;
    requestBody: ColleagueIdBody;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Colleague;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Invites a person to work in the account.
   * The mobile gets an SMS with a code, or a link that holds it, which works once and for three days; with it the person chooses a user name and a password. Until then the colleague is pending.
   */
  inviteColleague: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      name: ColleagueName;
      /** @example 09241230001 */
      mobile: string;
      role_id: Id;
    }>;
    responses: {
      /** The pending colleague. */
      200: JsonAnswer<{
        data: Colleague;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Ends a colleague's sessions; they cannot sign in, and an invitation works no more. */
  deactivateColleague: {
    parameters: NoParameters;
    requestBody: ColleagueIdBody;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Colleague;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** One colleague. */
  getColleague: {
    parameters: {
      query: {
        id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The colleague. */
      200: JsonAnswer<{
        data: Colleague;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** What an invitation is for. */
  readInvitation: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      code: InvitationCode;
    }>;
    responses: {
      /** Who is invited, and by whose account. */
      200: JsonAnswer<{
        data: Invitation;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Sends a new invitation to a pending colleague; the one before it works no more.
   * Once a minute at most, and five times a day.
   */
  inviteColleagueAgain: {
    parameters: NoParameters;
    requestBody: ColleagueIdBody;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Colleague;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Uses an invitation up, with the user name and the password that its reader chose.
   * The colleague then signs in like everybody, with a code to the mobile that was invited.
   */
  acceptInvitation: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      code: InvitationCode;
      username: string;
      password: string;
    }>;
    responses: {
      /** Joined. */
      200: JsonAnswer<{
        data: JoinedColleague;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Colleagues, in the order in which they came.
   * The owner of the account is none.
   */
  listColleagues: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        /** Somewhere in the name, the user name or the mobile. */
        search?: string;
        role_id?: Id;
        state?: ColleagueState;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Colleague[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Gives a colleague another name or another role, at once.
   * What is not given stays. Nobody changes a colleague, or gives a role, that may do more than they may themselves.
   */
  updateColleague: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      name?: ColleagueName;
      role_id?: Id;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Colleague;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface ColleaguesPaths {
  "/acl/partner/create_role": { post: ColleaguesOperations["createAccessRole"] };
  "/acl/partner/delete_role": { post: ColleaguesOperations["deleteAccessRole"] };
  "/acl/partner/duplicate_role": { post: ColleaguesOperations["duplicateAccessRole"] };
  "/acl/partner/permission_list": { get: ColleaguesOperations["listPermissions"] };
  "/acl/partner/role_list": { get: ColleaguesOperations["listAccessRoles"] };
  "/acl/partner/second_factor": { get: ColleaguesOperations["getSecondFactorRule"]; post: ColleaguesOperations["setSecondFactorRule"] };
  "/acl/partner/show_role": { get: ColleaguesOperations["getAccessRole"] };
  "/acl/partner/update_role": { post: ColleaguesOperations["updateAccessRole"] };
  "/user/partner/active": { post: ColleaguesOperations["activateColleague"] };
  "/user/partner/create": { post: ColleaguesOperations["inviteColleague"] };
  "/user/partner/deactive": { post: ColleaguesOperations["deactivateColleague"] };
  "/user/partner/get": { get: ColleaguesOperations["getColleague"] };
  "/user/partner/invitation": { post: ColleaguesOperations["readInvitation"] };
  "/user/partner/invite-again": { post: ColleaguesOperations["inviteColleagueAgain"] };
  "/user/partner/join": { post: ColleaguesOperations["acceptInvitation"] };
  "/user/partner/list": { post: ColleaguesOperations["listColleagues"] };
  "/user/partner/update": { post: ColleaguesOperations["updateColleague"] };
}
