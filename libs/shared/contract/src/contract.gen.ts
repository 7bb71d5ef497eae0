/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

export interface paths {
    "/2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the user signs in with an authenticator.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. Rate: `read`.
         */
        get: operations["getTwoFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/2fa/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns the authenticator off with a code that it shows, or with a recovery code.
         * @description Codes go by SMS again. The user is told by SMS. At most nine wrong codes a day.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `sign-in`.
         */
        post: operations["disableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/2fa/send_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns the authenticator on with a code that it shows.
         * @description From now on signing in asks for its codes, and none goes by SMS. Ten recovery codes are told, once: each signs in, or turns it off, one time. The user is told by SMS. At most nine wrong codes a day.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `sign-in`.
         */
        post: operations["confirmTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/2fa/show_qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a secret for an authenticator, to be drawn as a QR code.
         * @description It wants the present password. The secret counts when `2fa/send_code` tells a code of it within ten minutes; asking again makes another one. At most five wrong passwords in a quarter of an hour.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `sign-in`.
         */
        post: operations["showTwoFactorQr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acl/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The roles that a registration may choose.
         * @description **Access**: everybody. Rate: `public`.
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acl/partner/create_role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a role.
         * @description An account has at most 50. Nobody gives a role what they may not do themselves, nor makes one that is limited less than their own.
         *
         *     **Access**: members with `role.edit` (ساختن، ویرایش و حذف نقش). Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["createAccessRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acl/partner/delete_role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a role that no colleague holds.
         * @description **Access**: members with `role.edit` (ساختن، ویرایش و حذف نقش). Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["deleteAccessRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acl/partner/duplicate_role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes another role with the same permissions and limits.
         * @description **Access**: members with `role.edit` (ساختن، ویرایش و حذف نقش). Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["duplicateAccessRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acl/partner/permission_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a role may hold, by group.
         * @description **Access**: members with `colleague.read` (دیدن همکاران و نقش‌ها). Rate: `read`.
         */
        get: operations["listPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acl/partner/role_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All roles, by title.
         * @description **Access**: members with `colleague.read` (دیدن همکاران و نقش‌ها). Rate: `read`.
         */
        get: operations["listAccessRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acl/partner/second_factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether everybody of the account has to sign in with an authenticator.
         * @description **Access**: members with `colleague.read` (دیدن همکاران و نقش‌ها). Rate: `read`.
         */
        get: operations["getSecondFactorRule"];
        put?: never;
        /**
         * Requires an authenticator of everybody, or no more.
         * @description Who has none may do nothing that needs a permission from that moment on, on open sessions too: 403-11 says so. Who requires it must have one.
         *
         *     **Access**: members with `role.edit` (ساختن، ویرایش و حذف نقش). Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["setSecondFactorRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acl/partner/show_role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One role.
         * @description **Access**: members with `colleague.read` (دیدن همکاران و نقش‌ها). Rate: `read`.
         */
        get: operations["getAccessRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acl/partner/update_role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a role another title, other permissions or other limits, for its members at once.
         * @description What is not given stays. Nobody changes their own role, nor one that may do more than they may themselves.
         *
         *     **Access**: members with `role.edit` (ساختن، ویرایش و حذف نقش). Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["updateAccessRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-reader/add-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds codes that were typed or pasted.
         * @description Keyboards, digits, case, blanks and punctuation make no difference between codes. A reader has at most 1,000,000; a list with which it would have more is refused whole.
         *
         *     **Access**: members with `secretary.edit` (افزودن و ویرایش منشی). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["addReaderCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-reader/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The codes of a reader, in their order.
         * @description **Access**: members with `secretary.read` (دیدن منشی پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listReaderCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-reader/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a code reader.
         * @description It deals with messages to a line from the moment a person has accepted its texts. A message that is a keyword gets the answer of that keyword. A message that is a code, or has one among its first six words, gets the answer for a correct code the first time and that for a duplicate from then on, whoever sends it. With an answer for wrong codes, what holds no code gets that one, unless another secretary of the line listens to its words. Of several readers the oldest that knows the code deals with it.
         *
         *     **Access**: members with `secretary.edit` (افزودن و ویرایش منشی). The account must be active. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["createReader"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-reader/delete-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes codes out that nobody has sent.
         * @description Those that were sent stay, so that none is ever correct twice.
         *
         *     **Access**: members with `secretary.edit` (افزودن و ویرایش منشی). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["deleteReaderCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-reader/delete-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes code readers, with their codes, drawings and lists of messages.
         * @description **Access**: members with `secretary.delete` (حذف منشی). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["deleteReaders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-reader/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One code reader.
         * @description **Access**: members with `secretary.read` (دیدن منشی پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getReader"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-reader/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draws winners among those who have sent a correct code.
         * @description A number wins once. The list is a line `code,number` for each used code, by the order of its bytes; the winners are the codes with the least SHA-256 of `seed:SHA-256 of the list:code`. So whoever has the file of the codes and the seed can draw again, and a seed that nobody knew before shows that nobody chose. A drawing stays as it is; a reader has at most 100.
         *
         *     **Access**: members with `secretary.edit` (افزودن و ویرایش منشی). Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["drawReaderWinners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-reader/draws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The drawings of a reader, newest first.
         * @description **Access**: members with `secretary.read` (دیدن منشی پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listReaderDraws"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-reader/export-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to write the codes of a reader into a file, with who has used them.
         * @description A job does it; follow it by `jobs`, and download its file when it is done. The file is kept for seven days.
         *
         *     **Access**: members with `secretary.export` (دانلود پیام‌های منشی). Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It takes data out: audited. Rate: `write`.
         */
        post: operations["exportReaderCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-reader/generate-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes codes that nobody can guess.
         * @description Each is new for this reader. There must be ten thousand possible codes for each one that is made, so a million of digits need ten of them. `letters` has digits too, and no letter that looks like one.
         *
         *     **Access**: members with `secretary.edit` (افزودن و ویرایش منشی). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["generateReaderCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-reader/get-variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an answer to a code may have filled in.
         * @description When a duplicate was used is told to whom used it alone; everybody else reads that it was used before.
         *
         *     **Access**: members with `secretary.read` (دیدن منشی پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["listReaderVariables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-reader/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Code readers, newest first.
         * @description **Access**: members with `secretary.read` (دیدن منشی پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listReaders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-reader/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes a code reader anew.
         * @description All of it but its codes, as for a new one. Another title, other times and another phonebook count at once; with another line or other texts it waits for a person again.
         *
         *     **Access**: members with `secretary.edit` (افزودن و ویرایش منشی). The account must be active. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["updateReader"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-reader/upload-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds the codes in the first column of a file.
         * @description xlsx, csv or txt by its content, at most 64 megabytes. All of it is added or nothing: a file that breaks off leaves no codes.
         *
         *     **Access**: members with `secretary.edit` (افزودن و ویرایش منشی). Programs may call it with an API key. Rate: `file`.
         */
        post: operations["uploadReaderCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-services/general-messaging/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a secretary or a code reader to work, or lets it rest.
         * @description What waits when it is laid to rest is not dealt with any more. It needs no second review.
         *
         *     **Access**: members with `secretary.edit` (افزودن و ویرایش منشی). The account must be active. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["setSecretaryActive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-services/general-messaging/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a secretary.
         * @description It deals with messages that come to a line of the account from the moment a person has read and accepted it; who asked is told by SMS. Of several on one line the exact words come first, then words somewhere in the message, then any message; one of them deals with a message, the oldest. A message that asks to opt out is left alone. Answers and forwarded messages are sends like others, with their price held. An account has at most 100.
         *
         *     **Access**: members with `secretary.edit` (افزودن و ویرایش منشی). The account must be active. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["createSecretary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-services/general-messaging/delete-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes secretaries, with the lists of what they have dealt with.
         * @description **Access**: members with `secretary.delete` (حذف منشی). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["deleteSecretaries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-services/general-messaging/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One secretary.
         * @description **Access**: members with `secretary.read` (دیدن منشی پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getSecretary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-services/general-messaging/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Secretaries, newest first.
         * @description **Access**: members with `secretary.read` (دیدن منشی پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listSecretaries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-services/general-messaging/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes a secretary anew.
         * @description All of it, as for a new one. Another title, other times and phonebooks count at once; with another line, other words, another answer or other numbers it waits for a person again, and deals with nothing until then.
         *
         *     **Access**: members with `secretary.edit` (افزودن و ویرایش منشی). The account must be active. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["updateSecretary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-services/module-inboxes-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to write the messages of a secretary into a file.
         * @description A job does it; follow it by `jobs`, and download its file when it is done. The file is kept for seven days.
         *
         *     **Access**: members with `secretary.export` (دانلود پیام‌های منشی). Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It takes data out: audited. Rate: `write`.
         */
        post: operations["exportSecretaryMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advanced-services/module-inboxes-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The messages that a secretary or a code reader has dealt with, newest first.
         * @description **Access**: members with `secretary.read` (دیدن منشی پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listSecretaryMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-calls/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What programs called with keys of the account in the last 30 days, newest first.
         * @description **Access**: members with `apikey.read` (دیدن کلیدهای API). Rate: `read`.
         */
        post: operations["listApiCalls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-calls/repeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a call again that failed, as its key, once however often it is asked for.
         * @description For 24 hours, and only what reads or takes an Idempotency-Key. The key must be there and hold the right now, and so must who asks. The same Idempotency-Key is used as then; without one, one that belongs to the call. So what was done since is not done again. Too large calls, files, and calls that were refused before they were read cannot be made again.
         *
         *     **Access**: members with `apikey.read` (دیدن کلیدهای API). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It sends, or decides about what is being sent: audited. Rate: `sign-in`.
         */
        post: operations["repeatApiCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-calls/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether what programs call is written down.
         * @description **Access**: members with `apikey.read` (دیدن کلیدهای API). Rate: `read`.
         */
        get: operations["getApiCallsSetting"];
        put?: never;
        /**
         * Has what programs call written down, or no more.
         * @description From that moment on and in all processes. What was written before stays for its 30 days.
         *
         *     **Access**: members with `apikey.edit` (ساختن و حذف کلید API). Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["setApiCallsSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-calls/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A call with what was asked and answered, masked.
         * @description **Access**: members with `apikey.read` (دیدن کلیدهای API). Rate: `read`.
         */
        get: operations["getApiCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a key, with the code; its secret is told here and never again.
         * @description An account has at most twenty. A key never may more than its role holds, nor more than its maker may at the moment of a call.
         *
         *     **Access**: members with `apikey.edit` (ساختن و حذف کلید API). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `sign-in`.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a key; the next call with it is refused.
         * @description **Access**: members with `apikey.edit` (ساختن و حذف کلید API). Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["deleteApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The keys of the account, newest first, and what a new one may be given.
         * @description The secret of a key is not among what is told; it was shown once, when the key was made.
         *
         *     **Access**: members with `apikey.read` (دیدن کلیدهای API). Rate: `read`.
         */
        get: operations["listApiKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * First step to a new key; sends a code to the mobile of the user.
         * @description The code goes again with `send_sms_otp`. At most twelve codes an hour of one user, six to one number, one a minute. Not for admins who act on behalf, whatever the owner allows: a key would outlive the leave.
         *
         *     **Access**: members with `apikey.edit` (ساختن و حذف کلید API). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `sign-in`.
         */
        post: operations["sendApiKeyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assign-agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agrees to what a line asks for, for the whole account.
         * @description Sends from the line are taken as soon as nothing is left to agree to. Once more changes nothing.
         *
         *     **Access**: members with `line.edit` (تعیین ساعت و سرعت خط). Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["assignAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the log can be narrowed to, and how it is kept.
         * @description **Access**: members with `audit.read` (دیدن گزارش کارهای حساب). Not for admins who act on behalf, unless the owner allowed it. Rate: `read`.
         */
        get: operations["getAuditLogChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to make a spreadsheet of everything that the log finds.
         * @description A job makes it: `jobs/details` says how far it is, and its result has the `file_id` for `user/files/download`, for seven days. What is written down after it was asked for is not in it; text cells are text, also where they begin like a formula.
         *
         *     **Access**: members with `audit.export` (دانلود گزارش کارهای حساب). Not for admins who act on behalf, unless the owner allowed it. It takes data out: audited. Rate: `export`.
         */
        post: operations["exportAuditLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What was done in the account, by whom and from where; the newest first.
         * @description Also what was refused, and what support did for the account. It holds neither secrets nor numbers nor texts. Entries that come while somebody reads move nothing when `until_id` is the first page's newest. The first 10,000 can be turned over; filters find the rest. Of the filters, `object_kind` only says whose `object_id` is meant.
         *
         *     **Access**: members with `audit.read` (دیدن گزارش کارهای حساب). Not for admins who act on behalf, unless the owner allowed it. Rate: `read`.
         */
        post: operations["listAuditLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank-pay-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes down a transfer to a bank account.
         * @description It waits for a person and moves no money. What is accepted is credited less 10 percent tax, and who asked is told by SMS. The same reference code to the same target is taken once, by whatever account.
         *
         *     **Access**: members with `wallet.deposit` (ثبت واریز کارت به کارت و بانکی). It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["createBankPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is announced in pictures now, grouped by place.
         * @description **Access**: everybody who is signed in. Rate: `read`.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card-owner-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cards and accounts that money may be transferred to, and whose they are.
         * @description It may be kept for 60 seconds.
         *
         *     **Access**: members with `wallet.deposit` (ثبت واریز کارت به کارت و بانکی). Rate: `read`.
         */
        get: operations["getCardOwnerInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card-to-card-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes down a transfer from card to card.
         * @description It waits for a person and moves no money. What is accepted is credited less 10 percent tax, and who asked is told by SMS. The same reference code to the same target is taken once, by whatever account.
         *
         *     **Access**: members with `wallet.deposit` (ثبت واریز کارت به کارت و بانکی). It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["createCardToCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A small sum to work out, where strangers try often.
         * @description A proof of work as ALTCHA has it: find the `number` from 0 to `maxnumber` for which the SHA-256 of `salt` followed by the number, in hexadecimal digits, is `challenge`. The base64 of the JSON object `{algorithm, challenge, number, salt, signature}` is the `proof`. It counts once, for its purpose, for ten minutes.
         *
         *     **Access**: everybody. Rate: `public`.
         */
        get: operations["getChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change_mobile/check_otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fourth step; moves the user to the new number with the code that came there.
         * @description The former number is told. An account that was made by registering is looked at anew: its number and national id must be of one person, so it is `checking` until the registry of persons has answered.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `sign-in`.
         */
        post: operations["changeMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change_mobile/confirm_change_otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step; tells whether the code from the present number is right.
         * @description The code is not used up; it is given once more with the new number, for which there is then more time.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. Rate: `sign-in`.
         */
        post: operations["confirmChangeOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change_mobile/confirm_new_mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Third step; sends a code to the new number.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `sign-in`.
         */
        post: operations["confirmNewMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change_mobile/request_change_otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * First step to another number; sends a code to the present one.
         * @description The code goes again with `send_sms_otp`. At most twelve codes an hour of one user, six to one number, one a minute.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `sign-in`.
         */
        post: operations["requestChangeOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with the present one.
         * @description All other sessions of the user end, as do sign-ins that await their code, and all known devices are forgotten; the user is told by SMS. Five wrong present passwords in a quarter of an hour are the last for its rest.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `sign-in`.
         */
        post: operations["changeOwnPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change_password_by_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with the code.
         * @description Works once. All sessions of the user end, all known devices are forgotten, and what was counted against the user is cleared. A password that everybody knows is refused, as is one that holds the username or the mobile, or breaks the rules of `login_setting`.
         *
         *     **Access**: everybody. It changes who may what: audited. Rate: `sign-in`.
         */
        post: operations["changePasswordByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/charge-packages/dynamics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Packages of credit that can be paid for with `charge-packages/select`.
         * @description **Access**: members with `wallet.charge` (افزایش اعتبار از درگاه بانک). Rate: `read`.
         */
        get: operations["listChargePackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/charge-packages/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins the payment of a package of credit and answers the address of the bank's page.
         * @description As `payment/generate-url`, with the amount of the package; what comes on top is booked with it. A package that has changed since it was shown is refused. What comes on top only so often is looked at again when the payment is credited.
         *
         *     **Access**: members with `wallet.charge` (افزایش اعتبار از درگاه بانک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["selectChargePackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who am I?
         * @description **Access**: everybody who is signed in. Rate: `read`.
         */
        get: operations["checkToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirm_otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step of signing in, with the one-time code.
         * @description **Access**: everybody. It opens or ends a session: audited. Rate: `sign-in`.
         */
        post: operations["confirmOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirm_passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step of signing in, with a passkey instead of a code.
         * @description Tries are counted with those of codes.
         *
         *     **Access**: everybody. It opens or ends a session: audited. Rate: `sign-in`.
         */
        post: operations["confirmPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The balance of the wallet.
         * @description **Access**: members with `wallet.read` (دیدن اعتبار و تراکنش‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getCredit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposit/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The transfers that were written down, newest first.
         * @description **Access**: members with `wallet.read` (دیدن اعتبار و تراکنش‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listDeposits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposit/upload-slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the picture of a slip, to be named with a deposit.
         * @description JPEG, PNG or WebP by its content whatever its name says: at most 10 megabytes and 40 million pixels. The picture is made anew, so that nothing hidden stays in it, and kept for 180 days.
         *
         *     **Access**: members with `wallet.deposit` (ثبت واریز کارت به کارت و بانکی). Rate: `file`.
         */
        post: operations["uploadDepositSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to make a spreadsheet of everything that the list of transactions finds.
         * @description A job makes it: `jobs/details` says how far it is, and its result has the `file_id` for `user/files/download`, for seven days. What is booked after it was asked for is not in it; text cells are text, also where they begin like a formula.
         *
         *     **Access**: members with `wallet.export` (دانلود تراکنش‌ها). Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It takes data out: audited. Rate: `export`.
         */
        post: operations["exportTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/external_login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with a one-use code that an admin made for this account.
         * @description **Access**: everybody. It opens or ends a session: audited. Rate: `sign-in`.
         */
        post: operations["externalLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to replace a forgotten password.
         * @description When the mobile is the one of the username, a code goes to it by SMS. When it is not, or there is no such user, the answer and its time are the same, so that nobody learns who has an account. After two from one address a `proof` is asked for with 428-10, see `challenge`. A number gets one message a minute at most; when another one was just sent, this one goes out with `send_sms_otp`.
         *
         *     **Access**: everybody. It changes who may what: audited. Rate: `sign-in`.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot_password_check_otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells whether a code is right, before a new password is chosen.
         * @description The code is not used up; it is given once more with the new password, for which there is then more time.
         *
         *     **Access**: everybody. Rate: `sign-in`.
         */
        post: operations["forgotPasswordCheckOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_tariff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a part of a message costs today, on each line of the account.
         * @description Exact, the law's share included, charity not. A price depends on the family of the line, the language of the text and the operator of the recipient; tariffs are dated, so another day may have another one.
         *
         *     **Access**: everybody who is signed in. Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getTariff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gift-charge/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which gifts the account has taken.
         * @description **Access**: members with `wallet.charge` (افزایش اعتبار از درگاه بانک). Rate: `read`.
         */
        get: operations["getGiftInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gift-charge/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Credit for nothing that is given now.
         * @description **Access**: members with `wallet.charge` (افزایش اعتبار از درگاه بانک). Rate: `read`.
         */
        get: operations["listGiftPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gift-charge/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a gift, once an account.
         * @description **Access**: members with `wallet.charge` (افزایش اعتبار از درگاه بانک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It moves money: audited. Rate: `write`.
         */
        post: operations["takeGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work that runs for the account, and what ended in the last day.
         * @description Imports, exports and the like: what takes longer than a call. Newest first, at most 50, without those that were dismissed. A member sees the jobs whose permission their role holds.
         *
         *     **Access**: everybody who is signed in. Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a job before it is done.
         * @description One that has not begun is cancelled at once. One that runs is told, and ends at its next safe place: `cancel_requested` is true until then. What it has done stays.
         *
         *     **Access**: everybody who is signed in. Programs may call it with an API key. Rate: `write`.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One job.
         * @description **Access**: everybody who is signed in. Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a job that has ended off the list, for all users of the account.
         * @description **Access**: everybody who is signed in. Programs may call it with an API key. Rate: `write`.
         */
        post: operations["dismissJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket for the live socket, good once and for 30 seconds.
         * @description Open `/v1/live?token={ticket}` with it. The stored token itself never stands in an address.
         *
         *     **Access**: everybody who is signed in. Rate: `write`.
         */
        post: operations["createLiveTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * First step of signing in, with username and password.
         * @description Sends a one-time code by SMS to the account's mobile, or waits for the code of the user's authenticator (`method`), and answers with a temporary token for `confirm_otp`. An unknown username and a wrong password give the same answer, in the same time. After a few wrong passwords for a username a `proof` is asked for with 428-10, see `challenge`; a browser that sends the `device` of an earlier sign-in is counted by itself and asked for none.
         *
         *     **Access**: everybody. It opens or ends a session: audited. Rate: `sign-in`.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login_setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the login page needs to know before anybody signs in.
         * @description **Access**: everybody. Rate: `public`.
         */
        get: operations["loginSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs out; the token is worthless from now on.
         * @description **Access**: everybody who is signed in. It opens or ends a session: audited. Rate: `write`.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What has become of messages, by their ids or by the program's own names.
         * @description Of messages that `pattern/send`, `otp/send` or a send with `local_id` answered, for 30 days; at most a thousand ids and names together. Of several with one name the five newest.
         *
         *     **Access**: members with `report.read` (دیدن گزارش ارسال‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["getMessageStatuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What Peyk's people have to tell, the pinned ones first, then the newest.
         * @description **Access**: everybody who is signed in. Rate: `read`.
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/number/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines (sender numbers) this account may send from.
         * @description **Access**: everybody who is signed in. Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["listLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/number/set_limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Limits what an account sends from a line, beside the limits that the line has for everybody.
         * @description Both hold: its sends leave while the line and the account are open, and no faster than the lower rate. Of all sends of the account from this line, also of those under way, within a second; other accounts on the line, and login codes, are not touched. Null takes a limit away; what is left out stays as it is.
         *
         *     **Access**: members with `line.edit` (تعیین ساعت و سرعت خط). Programs may call it with an API key. It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["setLineLimits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/numbers/agreement-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the account's lines ask it to agree to before it sends from them.
         * @description **Access**: everybody who is signed in. Rate: `read`.
         */
        get: operations["listAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/numbers/defaults/upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an account calls a line, and which line is chosen when nobody chooses one.
         * @description An account has one default line: the one before stops being it. What is left out stays as it is; a name is taken away by null.
         *
         *     **Access**: members with `line.edit` (تعیین ساعت و سرعت خط). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["setLineDefaults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/numbers/receiver-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines that a secretary may listen on.
         * @description A line that several accounts share belongs to none of them, so no secretary hears it.
         *
         *     **Access**: members with `secretary.read` (دیدن منشی پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["listReceiverLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/otp/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a one-time code and sends it to a person by a pattern.
         * @description The code is made here and told to nobody but the person; let it be checked with `otp/verify`. It goes before all bulks and costs as any message. The pattern is an accepted one of type `otp` whose only variable is of type `code`. A newer code for the same number and pattern ends the one before. One a minute and six an hour to a number, 600 a minute of an account.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key, a test key included. It moves money; sends, or decides about what is being sent: audited. Rate: `list`.
         */
        post: operations["sendOneTimeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/otp/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a person has given the code that went to them.
         * @description By the code's `id`, or by `mobile` and `pattern_code` for the newest one. A code counts once, also where two ask at one moment, and is over after five wrong tries. Digits of any script.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key, a test key included. Rate: `list`.
         */
        post: operations["checkOneTimeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/package/general_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The packages that a registration may choose.
         * @description **Access**: everybody. Rate: `public`.
         */
        get: operations["listPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/panel/contact_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the people who run the installation are reached.
         * @description **Access**: everybody who is signed in. Rate: `read`.
         */
        get: operations["getContactInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/panel/link_tracker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The short links of a send and how often each was opened.
         * @description For a send with `track_links`; for others there are none. Programs that look at links by themselves (previews of messengers, scanners for viruses) are counted apart.
         *
         *     **Access**: members with `report.read` (دیدن گزارش ارسال‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getTrackedLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/panel/link_tracker/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who has opened a short link of a send, in the order of the send.
         * @description **Access**: members with `report.read` (دیدن گزارش ارسال‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listLinkOpens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/panel/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plans that are offered or that the account has, and which services are open to it.
         * @description **Access**: everybody who is signed in. Rate: `read`.
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/panel/plans/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buys a plan from the wallet; what is left of the same plan is added on.
         * @description **Access**: members with `plan.buy` (خرید طرح). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It moves money: audited. Rate: `write`.
         */
        post: operations["buyPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/panel/plans/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins the payment of a plan and answers the address of the bank's page.
         * @description As `payment/generate-url`, with the price of the plan, or with the least that a gateway takes; the plan is bought from the wallet in the moment in which the payment is credited, at the price that was shown.
         *
         *     **Access**: members with `plan.buy` (خرید طرح). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["payPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/panel/quick_access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Links to the pages that people go to most.
         * @description **Access**: everybody who is signed in. Rate: `read`.
         */
        get: operations["listQuickAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkey/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a new passkey has to sign.
         * @description It wants the present password. Asking again makes another challenge; it is good for ten minutes.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `sign-in`.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkey/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the passkey that the browser has made.
         * @description At most ten a user; the user is told by SMS.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `sign-in`.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkey/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a passkey; signing in goes on by code.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `sign-in`.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkey/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The passkeys of the user, and whether the installation can have more.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. Rate: `read`.
         */
        get: operations["listPasskeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pattern/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a pattern to up to a thousand recipients, each with values of its own.
         * @description Everything is looked at before anything is sent: what is wrong stands in `meta.errors` under the place of its recipient (`recipients.3.params.code`), the first hundred of it. One send with its price held; who has opted out is left out of it and costs nothing. A call has at most 20,000 names of JSON, which is a thousand recipients with eight values each.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key, a test key included. It moves money; sends, or decides about what is being sent: audited. Rate: `list`.
         */
        post: operations["sendPattern"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patterns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Patterns, newest first.
         * @description **Access**: members with `pattern.read` (دیدن الگوها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listPatterns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patterns/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes patterns with their versions.
         * @description Ids that are not there (any more) do not matter. What was sent stays in the reports.
         *
         *     **Access**: members with `pattern.delete` (حذف الگو). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["deletePatterns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patterns/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One pattern with all of its versions, newest first.
         * @description **Access**: members with `pattern.read` (دیدن الگوها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getPattern"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patterns/normal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a pattern, which waits for a person to review it.
         * @description An account has at most 1,000.
         *
         *     **Access**: members with `pattern.edit` (افزودن و ویرایش الگو). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["createPattern"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patterns/normal/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes a pattern anew.
         * @description What is not given is taken away. Another text, variable or website is a version of its own, which waits for a person; until it is accepted, the one that was accepted before is sent. A version that nobody has decided about gives way to it.
         *
         *     **Access**: members with `pattern.edit` (افزودن و ویرایش الگو). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["updatePattern"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patterns/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the text of a pattern of this account must name.
         * @description **Access**: members with `pattern.read` (دیدن الگوها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getPatternRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patterns/systemic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Patterns of the installation, which every account may send by their code.
         * @description **Access**: members with `pattern.read` (دیدن الگوها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listSystemicPatterns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patterns/systemic/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One pattern of the installation.
         * @description **Access**: members with `pattern.read` (دیدن الگوها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getSystemicPattern"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patterns/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a pattern to the mobile number of the signed-in user.
         * @description The version that was accepted last, with these values. Priced and charged like any other send, and marked as a test. At most ten in a minute.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It moves money; sends, or decides about what is being sent: audited. Rate: `list`.
         */
        post: operations["testPattern"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How a payment of the account stands, after the bank was asked.
         * @description What is paid is credited here, once, however often it is asked.
         *
         *     **Access**: members with `wallet.charge` (افزایش اعتبار از درگاه بانک). Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["checkPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/generate-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begins a payment and answers the address of the bank's page.
         * @description Each call is a payment of its own, so call it by hand and never again by itself. The wallet gets the amount; 10 percent tax is paid on top. The bank sends the browser back to `callbackUrl` with `payment` and words of its own that say nothing: ask `payment/check`.
         *
         *     **Access**: members with `wallet.charge` (افزایش اعتبار از درگاه بانک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        get: operations["startPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/promotion/today-charge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a payment through a gateway brings on top today.
         * @description Promotions are not added up; the one that gives the most counts. A package of credit has its own.
         *
         *     **Access**: members with `wallet.charge` (افزایش اعتبار از درگاه بانک). Rate: `read`.
         */
        get: operations["listTodayPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment_method_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The gateways that money can be paid through, and within which limits.
         * @description **Access**: members with `wallet.charge` (افزایش اعتبار از درگاه بانک). Rate: `read`.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All phonebooks, in short, to choose from.
         * @description **Access**: members with `contact.read` (دیدن مخاطبان و دفترچه‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["listPhonebookChoices"];
        put?: never;
        /**
         * Makes an empty phonebook.
         * @description An account has at most 1,000. Titles are unique without regard to keyboards, half-spaces and small letters.
         *
         *     **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["createPhonebook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/blacklist/add-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts numbers on a blacklist.
         * @description One that is there keeps its date. Cancel-11 is refused: only the people themselves put their numbers there.
         *
         *     **Access**: members with `blacklist.edit` (تغییر لیست سیاه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["addSuppressedNumbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/blacklist/delete-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes numbers off a blacklist.
         * @description Numbers that are not there (any more) do not matter. Cancel-11 is refused: it is what the people themselves asked for.
         *
         *     **Access**: members with `blacklist.edit` (تغییر لیست سیاه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["removeSuppressedNumbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/blacklist/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Numbers of one of the three lists, newest first.
         * @description Counted, and to be turned over, up to 10,000; find more by filters.
         *
         *     **Access**: members with `blacklist.read` (دیدن لیست سیاه). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listSuppressedNumbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/delete-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes phonebooks.
         * @description Ids that are not there (any more) do not matter. The contacts stay, unless `with_contacts` asks to delete those that stand in no other phonebook.
         *
         *     **Access**: members with `contact.delete` (حذف مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["deletePhonebooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/list-new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Phonebooks, by title.
         * @description **Access**: members with `contact.read` (دیدن مخاطبان و دفترچه‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listPhonebooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/add-list-new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts numbers into phonebooks.
         * @description A number that is no contact yet becomes one. A known contact keeps what it has and takes what it lacks; with `replace` it takes whatever is given. The same call twice changes nothing.
         *
         *     **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["addContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/add-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to put all numbers of an uploaded file into phonebooks.
         * @description It is done in the background; `phonebooks/numbers/import` tells how far it is. The same file twice changes nothing.
         *
         *     **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["addUploadToPhonebooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts many contacts into a phonebook or a tag on them, or takes them out or off.
         * @description With `phonebook_id` or `tag_id`, as the action wants it. Can be undone for a day.
         *
         *     **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["changeContactsInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/bulk-blacklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts many contacts on a blacklist.
         * @description Can be undone for a day.
         *
         *     **Access**: members with `blacklist.edit` (تغییر لیست سیاه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["blacklistContactsInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/bulk-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes many contacts.
         * @description Can be undone for a day: contacts come back with their phonebooks and tags.
         *
         *     **Access**: members with `contact.delete` (حذف مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["deleteContactsInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/bulk/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to many contacts in the last day, newest first; at most ten.
         * @description **Access**: members with `contact.read` (دیدن مخاطبان و دفترچه‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["listContactBulks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/bulk/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes what was done to many contacts.
         * @description What has been changed since then stays. Only what one may do can be undone.
         *
         *     **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["undoContactBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One contact.
         * @description **Access**: members with `contact.read` (دیدن مخاطبان و دفترچه‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/contact-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contacts; newest first, within a phonebook by number.
         * @description Counted, and to be turned over, up to 10,000; find more by filters.
         *
         *     **Access**: members with `contact.read` (دیدن مخاطبان و دفترچه‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many people phonebooks hold together, and how many of them a send reaches.
         * @description A number that stands in several counts once. `reachable` leaves out the send blacklist, `reachable_by_advertising` also who has cancelled (cancel-11).
         *
         *     **Access**: members with `contact.read` (دیدن مخاطبان و دفترچه‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["countPhonebookNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/delete-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes contacts, or takes them out of one phonebook.
         * @description Ids that are not there (any more) do not matter. With `phonebook_id` the contacts stay and only leave this phonebook.
         *
         *     **Access**: members with `contact.delete` (حذف مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["deleteContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to write contacts into a file.
         * @description A job does it: follow it by `jobs`, and download its file when it is done. Those of `ids`, or all that the filters find, by number, with tags, phonebooks and active properties; a text that looks like a formula stays text. The file is kept for seven days.
         *
         *     **Access**: members with `contact.export` (دانلود مخاطبان). Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It takes data out: audited. Rate: `write`.
         */
        post: operations["exportContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a file has come into phonebooks.
         * @description **Access**: members with `contact.read` (دیدن مخاطبان و دفترچه‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getPhonebookImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/import-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a file of contacts, and tells what stands in it.
         * @description xlsx, or csv and txt in UTF-8, UTF-16 or Windows-1256, by its content whatever its name says: at most 1,000,000 rows of 100 columns and 64 megabytes. All of it is read before the answer, so what cannot be read is refused whole. Kept for 24 hours; nothing is imported until `phonebooks/numbers/import-new` is told which column is what.
         *
         *     **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Programs may call it with an API key. Rate: `file`.
         */
        post: operations["uploadContactsFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/import-new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to make contacts of an uploaded file.
         * @description A job does it: follow it by `jobs`. One column must be the mobile number; several that are the name are put together. A row with a cell that cannot be read is left out whole, and comes back in the file of the job with the reason. Days may be Jalali or Gregorian. The same file twice changes nothing.
         *
         *     **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["importContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All tags of contacts, by title; at most 200.
         * @description **Access**: members with `contact.read` (دیدن مخاطبان و دفترچه‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Makes a tag.
         * @description **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/tags/delete-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes tags; the contacts stay.
         * @description Ids that are not there (any more) do not matter.
         *
         *     **Access**: members with `contact.delete` (حذف مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["deleteTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/tags/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a tag another title.
         * @description **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["updateTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/numbers/update-new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes a contact.
         * @description What is not given stays; null takes a value away. `phonebook_ids` are all in which it stands from now on, `tag_ids` all that it has; of its properties only those given change.
         *
         *     **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["updateContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is asked of each contact, those of the system first; at most 53.
         * @description **Access**: members with `contact.read` (دیدن مخاطبان و دفترچه‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["listPropertyChoices"];
        put?: never;
        /**
         * Makes a property of contacts.
         * @description Its type stays for ever, because values are kept by it.
         *
         *     **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["createProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/options/delete-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes properties.
         * @description One of which contacts have values is refused, unless `with_values` says that these may go, too.
         *
         *     **Access**: members with `contact.delete` (حذف مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["deleteProperties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/options/list-new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Properties of contacts, those of the system first, then as they were made.
         * @description **Access**: members with `contact.read` (دیدن مخاطبان و دفترچه‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listProperties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/options/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes a property’s titles, or whether it is asked for.
         * @description **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["updateProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/segments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved filters over contacts, by title; at most 100.
         * @description **Access**: members with `contact.read` (دیدن مخاطبان و دفترچه‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["listSegments"];
        put?: never;
        /**
         * Saves filters under a name.
         * @description **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["createSegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/segments/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many people a segment, or filters, find now, and how many of them a send reaches.
         * @description **Access**: members with `contact.read` (دیدن مخاطبان و دفترچه‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["countSegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/segments/delete-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes segments; the contacts stay.
         * @description Ids that are not there (any more) do not matter.
         *
         *     **Access**: members with `contact.delete` (حذف مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["deleteSegments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/segments/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a segment another name or other filters.
         * @description **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["updateSegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phonebooks/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a phonebook another title or code.
         * @description What is not given stays; `code: null` takes the code away.
         *
         *     **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["updatePhonebook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/archive_bulk_stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts of a send of the archive by operator and language.
         * @description Known name of `report/bulk_stats` for older sends. Both answer for a send of any age.
         *
         *     **Access**: members with `report.read` (دیدن گزارش ارسال‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getArchivedSendStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/archive_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends that are older than 30 days, newest first.
         * @description Filters, shape and counting are those of `report/new_list`; together the two lists have every send once. A send of the archive is asked about by the same calls as any other, and nothing of it is missing.
         *
         *     **Access**: members with `report.read` (دیدن گزارش ارسال‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listArchivedSends"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/bulk_stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts of a send by operator and language.
         * @description **Access**: members with `report.read` (دیدن گزارش ارسال‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getSendStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/by_bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One send with its counts and its money.
         * @description **Access**: members with `report.read` (دیدن گزارش ارسال‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getSend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/download_excluded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The numbers that were left out of a send as a csv file, each with its reason.
         * @description UTF-8 with a mark, so that spreadsheets read Persian; the line of the file or the place in the list, what was given, and why it was left out. Only the head before the send is prepared.
         *
         *     **Access**: members with `report.export` (دانلود گزارش). Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It takes data out: audited. Rate: `export`.
         */
        get: operations["downloadExcluded"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/download_recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All recipients of a send as a csv file.
         * @description UTF-8 with a mark, so that spreadsheets read Persian; number, operator, status, price and times in Tehran. Each line says what was true when it was written.
         *
         *     **Access**: members with `report.export` (دانلود گزارش). Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It takes data out: audited. Rate: `export`.
         */
        get: operations["downloadRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/list_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to make a spreadsheet of everything that a list of sends finds.
         * @description A job makes it: `jobs/details` says how far it is, and its result has the `file_id` for `user/files/download`, for seven days. Text cells are text, also where they begin like a formula; a row says what was true when it was written.
         *
         *     **Access**: members with `report.export` (دانلود گزارش). Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It takes data out: audited. Rate: `export`.
         */
        post: operations["exportSends"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/messages-inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Messages from handsets to the lines of the account, newest first.
         * @description Counted, and to be turned over, up to 10,000; find more by filters. Without those of numbers on the receive blacklist, and without those to lines that several accounts share.
         *
         *     **Access**: members with `inbox.read` (دیدن پیام‌های دریافتی). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listInbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/messages-inbox/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a number has written to the account, and what was replied to it, newest first.
         * @description Replies are the sends that `report/messages-inbox/note-reply` was told of. What else the number was sent stands in the reports.
         *
         *     **Access**: members with `inbox.read` (دیدن پیام‌های دریافتی). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/messages-inbox/delete-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes messages for good.
         * @description Which, stands in exactly one of `ids` and `filters` (what the list finds with them, the newest 10,000 at most). With filters `expected_count` says how many the list has shown; it is refused when they have become more. Messages that are not there (any more) do not matter.
         *
         *     **Access**: members with `inbox.delete` (حذف پیام‌های دریافتی). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["deleteInbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/messages-inbox/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to write what the list finds into a file.
         * @description A job does it: follow it by `jobs`, and download its file when it is done. The messages of `ids`, or all that the filters find and that were there when it began, newest first; a text that looks like a formula stays text. The file is kept for seven days.
         *
         *     **Access**: members with `inbox.export` (دانلود پیام‌های دریافتی). Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It takes data out: audited. Rate: `write`.
         */
        post: operations["exportInbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/messages-inbox/note-reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets a send stand in the conversation that it answers.
         * @description The send has to be the account's, and to this number alone. The same call twice changes nothing.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. Rate: `write`.
         */
        post: operations["noteInboxReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/messages-inbox/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks messages as read, or as unread again.
         * @description Which, stands in exactly one of `ids`, `sender` (all messages of a number) and `filters` (what the list finds with them, the newest 10,000 at most). Messages that are not there (any more) do not matter.
         *
         *     **Access**: members with `inbox.read` (دیدن پیام‌های دریافتی). Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. Rate: `write`.
         */
        post: operations["markInboxRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/messages-inbox/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many messages nobody has read yet; exact.
         * @description **Access**: members with `inbox.read` (دیدن پیام‌های دریافتی). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["countUnreadInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/new_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends of the last 30 days, newest first.
         * @description Counted, and to be turned over, up to 10,000; find more by filters. A filter under both of its names, ours and the known one, is refused.
         *
         *     **Access**: members with `report.read` (دیدن گزارش ارسال‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listSends"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent and heard in a range of days, by day, hour, line and operator.
         * @description Days and hours are those of Tehran, and of the moment at which a send began: a receipt that comes on the next day counts where its send began. Exact within a minute of a send being settled; the numbers of one under way follow within a tenth of its age.
         *
         *     **Access**: members with `report.read` (دیدن گزارش ارسال‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getReportsOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/recipient_timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to the message of one recipient, in words.
         * @description Every change that is kept, oldest first: who said it, what it means, and what can be done; and where its money is, and why.
         *
         *     **Access**: members with `report.read` (دیدن گزارش ارسال‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getRecipientTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The recipients of a send and what became of each.
         * @description **Access**: members with `report.read` (دیدن گزارش ارسال‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listRecipients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/recipients_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to make a spreadsheet of the recipients of a send.
         * @description A job makes it, as with `report/list_export`: number, operator, status and what it means, parts, price, where the money is, and times in Tehran.
         *
         *     **Access**: members with `report.export` (دانلود گزارش). Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It takes data out: audited. Rate: `export`.
         */
        post: operations["exportRecipients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/systemic_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends of any age that the system made for the account, newest first.
         * @description Answers of secretaries, notices, alerts, codes: what no person sent by hand and no program ordered, known by its type. They stand in the other lists as well. A filter for a type that people send finds nothing.
         *
         *     **Access**: members with `report.read` (دیدن گزارش ارسال‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listSystemicSends"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts a send.
         * @description Answers as soon as the send is stored. Recipients are resolved and priced and the money is held right after; follow it by `report/by_bulk` or the live socket.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key, a test key included. It moves money; sends, or decides about what is being sent: audited. Rate: `list`.
         */
        post: operations["createSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/approvals/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends that wait for the approval of a second person, newest first.
         * @description Made by colleagues whose role lets them decide alone only up to an amount (`approval_above_price`). They are prepared and paid for, and nothing leaves before a decision. After seven days without one they are stopped and their money comes back.
         *
         *     **Access**: members with `send.approve` (تأیید ارسال‌های منتظر). Rate: `list`.
         */
        post: operations["listSendApprovals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets a send of a colleague leave, exactly as it was prepared.
         * @description At once, or when its line opens. Never by who made it, nor on behalf of the account, nor by someone whose own limits it would break. Approving again gives the same answer.
         *
         *     **Access**: members with `send.approve` (تأیید ارسال‌های منتظر). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["approveSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/banks/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cities of a county.
         * @description **Access**: members with `send.create` (ارسال پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/banks/counties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The counties of a province.
         * @description **Access**: members with `send.create` (ارسال پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["listCounties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/banks/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many people of the bank some filters find, by operator.
         * @description **Access**: members with `send.create` (ارسال پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["countBank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/banks/provinces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The provinces that people of the bank live in.
         * @description **Access**: members with `send.create` (ارسال پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["listProvinces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/calculate-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a text costs, for one recipient or for a whole list.
         * @description With `recipients`, `upload_id`, `phonebook_ids` (whole, or from `start` so many as `size`), `contact_ids`, `segment_id` or `bank` (one of them) the answer holds a quote: who would receive, who would not and why, the exact price, and a `quote_id` that locks the unit prices for 15 minutes. A send that presents it costs that much at most, and that much is held at once. The line is given as `from_number` or as `number`, exactly one of the two. With `sending_type` each recipient has a text of its own, as `POST /send` describes; parts, texts and prices beside the quote are then those of the dearest one.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). Programs may call it with an API key, a test key included. Rate: `list`.
         */
        post: operations["calculatePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops a send; what has not left yet never leaves, and its money comes back at once.
         * @description Stopping a send that has already been stopped gives the first answer again.
         *
         *     **Access**: members with `send.stop` (توقف و نگه داشتن ارسال). Programs may call it with an API key. It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["cancelSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/download_excluded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The numbers that a quote leaves out as a csv file, each with its reason, before anything is sent.
         * @description The body that `send/calculate-price` was asked with, and the `quote_id` that it answered: the quote must be of exactly this and still hold. UTF-8 with a mark, so that spreadsheets read Persian; the line of the file or the place in the list, what was given, and why it would get nothing, as in `report/download_excluded` after the send.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It takes data out: audited. Rate: `export`.
         */
        post: operations["downloadQuoteExcluded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/jobs/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The main categories of businesses.
         * @description **Access**: members with `send.create` (ارسال پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["listJobCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/jobs/number-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many numbers of a category of businesses there are, by operator.
         * @description **Access**: members with `send.create` (ارسال پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["countJobNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/jobs/sub-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The kinds of businesses of a main category.
         * @description **Access**: members with `send.create` (ارسال پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["listJobSubCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Holds a send back; what is in flight ends as usual.
         * @description Nothing more is handed over until `send/resume`. Pausing a paused send gives the same answer. Its money stays held; its expiry still counts.
         *
         *     **Access**: members with `send.stop` (توقف و نگه داشتن ارسال). Programs may call it with an API key. It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["pauseSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What each recipient of a send with texts of their own would read, page by page.
         * @description In the order of the file, the list or the contacts, also rows that get nothing, each with what is wrong with it. Who is listed or has opted out is not told here: the quote counts them.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). Programs may call it with an API key, a test key included. Rate: `list`.
         */
        post: operations["previewTexts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/recurring/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plans a send that comes again by itself.
         * @description At each of its times it is accepted like a send of that moment: with the phonebooks, the contacts, the line and the price of then, and with the whole price held. A time at which it could not be accepted is told among its runs with the reason, and never made up for by two; after five of those in a row it pauses itself. What was missed for less than an hour, because nothing was running, is sent late; what was missed for longer is only told. An account has at most 50.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It moves money; sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["createRecurringSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/recurring/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes it with the list of its runs.
         * @description The sends that it made stay in the reports.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). Programs may call it with an API key. It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["deleteRecurringSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/recurring/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends that come again, newest first.
         * @description **Access**: members with `send.create` (ارسال پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listRecurringSends"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/recurring/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nothing more of it is accepted until it goes on.
         * @description What has been accepted already is a send of its own and stays. Pausing a paused one gives the same answer.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). Programs may call it with an API key. It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["pauseRecurringSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/recurring/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * It goes on with the next of its times.
         * @description The times that passed meanwhile are not made up for. One that goes on already stays as it is.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["resumeRecurringSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/recurring/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What became of each of its times, the latest first.
         * @description **Access**: members with `send.create` (ارسال پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listRecurringRuns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/recurring/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One send that comes again, with its recipients.
         * @description **Access**: members with `send.create` (ارسال پیامک). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["showRecurringSend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/recurring/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives it another text, other recipients or other times.
         * @description All of it is given again. Its next time is looked for from now on. One that was paused stays paused; one that had ended goes on when it has a time to come.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["updateRecurringSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops a send of a colleague that waits for approval, and gives its money back.
         * @description Who made it reads the reason in its report. Rejecting again gives the same answer.
         *
         *     **Access**: members with `send.approve` (تأیید ارسال‌های منتظر). Not for admins who act on behalf, unless the owner allowed it. It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["rejectSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a scheduled send another time.
         * @description Possible until its time has come. An expiry given in minutes counts from the new time.
         *
         *     **Access**: members with `send.change` (ادامه و زمان‌بندی دوبارهٔ ارسال). The account must be active. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["rescheduleSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/resend_failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the same text again to those whom a finished send has not reached.
         * @description Recipients that ended as 3 not reached handset, 13 expired or 15 refused; not those in doubt, for the message may have arrived, and not those whom an earlier resend has reached. Same text and line, at today's price. See `resendable_count`.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It moves money; sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["resendFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets a paused send go on where it was.
         * @description Resuming a send that is under way already gives its state. A scheduled send waits for its time again; if that has passed, it goes at once.
         *
         *     **Access**: members with `send.change` (ادامه و زمان‌بندی دوبارهٔ ارسال). The account must be active. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["resumeSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/set_rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a send slower or faster, also while it is under way.
         * @description Takes effect within a second. The rate of its line holds beside it.
         *
         *     **Access**: members with `send.change` (ادامه و زمان‌بندی دوبارهٔ ارسال). The account must be active. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["setSendRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the text to the mobile number of the signed-in user.
         * @description Priced and charged like any other send, and marked as a test. At most ten in a minute.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It moves money; sends, or decides about what is being sent: audited. Rate: `list`.
         */
        post: operations["testSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a file of numbers, to be sent to or priced by its id.
         * @description A text file (.txt) with one number a line, in UTF-8 or UTF-16, or a spreadsheet (.csv, .xlsx) with a column of numbers, found by its title or by what stands in it; at most 1,000,000 of them and 40 megabytes. Empty lines are passed over; a line that is no number is counted and left out of the send. Kept for 24 hours, and for as long as an accepted send waits for it. It may be sent to more than once.
         *
         *     **Access**: members with `upload.create` (بارگذاری فایل شماره‌ها). Programs may call it with an API key. Rate: `file`.
         */
        post: operations["uploadNumbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/uploads/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins an upload of numbers in parts, or goes on with one that was cut off.
         * @description For numbers that were checked before they are sent, as the panel checks a file. The same list (its `record_count` and `fingerprint`) finds the upload that was begun for it within its 24 hours, in any session of the account: `received_parts` says which parts need not come again, and `upload` is there once all of it has come. With `columns` each number brings a value for each of them, for texts of their own.
         *
         *     **Access**: members with `upload.create` (بارگذاری فایل شماره‌ها). Programs may call it with an API key. Rate: `write`.
         */
        post: operations["beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/uploads/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that all parts have come; from then on the upload can be priced and sent to.
         * @description What has come is compared with what was announced: as many numbers, all of them valid, with the same fingerprint. Said again, it answers the same.
         *
         *     **Access**: members with `upload.create` (بارگذاری فایل شماره‌ها). Programs may call it with an API key. Rate: `write`.
         */
        post: operations["completeUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send/uploads/part": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings a part of an upload; the same part again takes the place of the first.
         * @description **Access**: members with `upload.create` (بارگذاری فایل شماره‌ها). Programs may call it with an API key. Rate: `list`.
         */
        post: operations["uploadPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send_sms_otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the one-time code again.
         * @description For every token that awaits a code by SMS: of `login`, `forgot_password` and `user/register`. An authenticator makes its codes itself, so there is nothing to send.
         *
         *     **Access**: everybody. Rate: `sign-in`.
         */
        post: operations["sendSmsOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tickets, newest first.
         * @description **Access**: members with `ticket.read` (دیدن درخواست‌های پشتیبانی). Rate: `read`.
         */
        post: operations["listTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket/ai": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a ticket.
         * @description It waits for support then. An account has at most 20 that are not closed. Within seconds it gets a first answer from the questions that many ask and from what the account itself shows, where they have one; it changes nothing, and a person reads the ticket all the same.
         *
         *     **Access**: members with `ticket.edit` (نوشتن به پشتیبانی). Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["openTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a ticket may be about, with the parts of each.
         * @description **Access**: members with `ticket.read` (دیدن درخواست‌های پشتیبانی). Rate: `read`.
         */
        get: operations["listTicketCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes a ticket for ever; one that is closed stays so.
         * @description **Access**: members with `ticket.edit` (نوشتن به پشتیبانی). Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["closeTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket/faq/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the questions that many ask are about.
         * @description **Access**: everybody who is signed in. Rate: `read`.
         */
        get: operations["listFaqCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket/faq/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions that many ask, with their answers; at most 200.
         * @description **Access**: everybody who is signed in. Rate: `read`.
         */
        get: operations["listFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a file that is to be attached to a ticket.
         * @description zip, rar, JPEG, PNG or PDF by its content whatever its name says, at most 10 megabytes. Pictures are made anew. It is kept for a day, and as long as the ticket once it is attached; download it by `user/files/download`.
         *
         *     **Access**: members with `ticket.edit` (نوشتن به پشتیبانی). Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `file`.
         */
        post: operations["uploadTicketFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket/interaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes to support in a ticket; it waits for support then.
         * @description Refused when the ticket is closed, and when 200 things were written in it.
         *
         *     **Access**: members with `ticket.edit` (نوشتن به پشتیبانی). Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["addTicketInteraction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket/interaction/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says whether something that support wrote helped; what was said last counts.
         * @description **Access**: members with `ticket.edit` (نوشتن به پشتیبانی). Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["rateTicketInteraction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says how good the help was; what was said last counts.
         * @description Once support has answered, or the ticket is closed.
         *
         *     **Access**: members with `ticket.edit` (نوشتن به پشتیبانی). Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["rateTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that what support wrote was seen, up to an interaction.
         * @description **Access**: members with `ticket.read` (دیدن درخواست‌های پشتیبانی). Not for admins who act on behalf, unless the owner allowed it. Rate: `write`.
         */
        post: operations["markTicketRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A ticket with what was written about it, oldest first.
         * @description **Access**: members with `ticket.read` (دیدن درخواست‌های پشتیبانی). Rate: `read`.
         */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What came into the wallet and what left it, newest first.
         * @description Counted, and to be turned over, up to 10,000; find more by filters.
         *
         *     **Access**: members with `wallet.read` (دیدن اعتبار و تراکنش‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/activity_domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The domains of activity that a member may choose.
         * @description **Access**: everybody. Rate: `public`.
         */
        get: operations["listActivityDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/business_need": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the business set-up step still due?
         * @description **Access**: everybody who is signed in. Rate: `read`.
         */
        get: operations["checkBusinessNeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/business_setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells about the business behind the account.
         * @description May be repeated; the last one counts.
         *
         *     **Access**: members with `account.edit` (تغییر مشخصات، مدارک و هویت حساب). It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["setUpBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/check_exist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Is this username free?
         * @description Answers 200 when it is, 409 when it is taken and 422 when nobody can have it.
         *
         *     **Access**: everybody. Rate: `public`.
         */
        post: operations["checkUsername"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every kind of document, and how the account's stands.
         * @description **Access**: members with `account.read` (دیدن مشخصات و مدارک حساب). Rate: `read`.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/documents/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a document back. One that was accepted stays (409-401); another one may take its place.
         * @description **Access**: members with `account.edit` (تغییر مشخصات، مدارک و هویت حساب). Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["removeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/documents/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a document, in the place of the one of its kind; it waits for a person.
         * @description PDF, JPEG, PNG or WebP by its content whatever its name says: at most 10 megabytes, a picture at most 40 million pixels. Pictures are made anew, so that nothing hidden stays in them. Who uploaded it is told by SMS what was decided.
         *
         *     **Access**: members with `account.edit` (تغییر مشخصات، مدارک و هویت حساب). Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `file`.
         */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/draft/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps a text to be sent again and again.
         * @description An account has at most 200.
         *
         *     **Access**: members with `draft.edit` (نوشتن و ویرایش پیام آماده). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["createDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/draft/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes drafts.
         * @description Ids that are not there (any more) do not matter.
         *
         *     **Access**: members with `draft.delete` (حذف پیام آماده و گروه آن). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["deleteDrafts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/draft/group/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many groups and drafts there are, and may be.
         * @description **Access**: members with `draft.read` (دیدن پیام‌های آماده). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["countDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/draft/group/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an empty group.
         * @description An account has at most 20. Titles are unique without regard to keyboards, spaces and small letters.
         *
         *     **Access**: members with `draft.edit` (نوشتن و ویرایش پیام آماده). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["createDraftGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/draft/group/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a group with its drafts.
         * @description With `expected_count` only if it holds as many: a person agrees to the number that was shown. A group that is not there (any more) does not matter.
         *
         *     **Access**: members with `draft.delete` (حذف پیام آماده و گروه آن). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["deleteDraftGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/draft/group/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All groups of drafts, by title.
         * @description **Access**: members with `draft.read` (دیدن پیام‌های آماده). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["listDraftGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/draft/group/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a group another title.
         * @description **Access**: members with `draft.edit` (نوشتن و ویرایش پیام آماده). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["updateDraftGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/draft/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drafts, newest first.
         * @description **Access**: members with `draft.read` (دیدن پیام‌های آماده). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listDrafts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/draft/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a draft another text, or moves it to another group.
         * @description What is not given stays.
         *
         *     **Access**: members with `draft.edit` (نوشتن و ویرایش پیام آماده). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["updateDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The files of the account, newest first.
         * @description Those that people have put there, and those that jobs have made for them. A member sees those whose permission their role holds.
         *
         *     **Access**: members with `file.read` (دیدن فایل‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/files/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The kinds of files, how many there are of each, and how much room is left.
         * @description **Access**: members with `file.read` (دیدن فایل‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["listFileCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/files/delete-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes files, all of them or none.
         * @description What something of the account refers to (a slip, a document, a picture) stays, and with it all of them (409-140).
         *
         *     **Access**: members with `file.delete` (حذف فایل‌ها). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["deleteFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/files/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The content of a file that is kept for the account.
         * @description Files that jobs have made, such as the wrong rows of an import, until they expire. A member downloads the files whose permission their role holds. The answer is always to be saved, never shown: `Content-Disposition: attachment` with the name in UTF-8.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It takes data out: audited. Rate: `export`.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/files/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a file of one's own another name.
         * @description Its ending follows what it is.
         *
         *     **Access**: members with `file.edit` (بارگذاری و نام‌گذاری فایل‌ها). Programs may call it with an API key. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["renameFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/files/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps a file of one's own for a year.
         * @description csv, txt, xlsx, PDF, JPEG, PNG or WebP by its content whatever its name says: at most 10 megabytes, a picture at most 40 million pixels. Pictures are made anew, so that nothing hidden stays in them.
         *
         *     **Access**: members with `file.edit` (بارگذاری و نام‌گذاری فایل‌ها). Not for admins who act on behalf, unless the owner allowed it. Programs may call it with an API key. It changes what the account keeps: audited. Rate: `file`.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Corrects national id and birth date of an account that is inactive for them.
         * @description The registry of persons is asked again. At most five times a day; an account that is active is refused with 409.
         *
         *     **Access**: members with `account.edit` (تغییر مشخصات، مدارک و هویت حساب). Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["correctIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/partner/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets a deactivated colleague sign in again.
         * @description Who never signed in is pending again, and needs a new invitation.
         *
         *     **Access**: members with `colleague.edit` (دعوت، ویرایش و غیرفعال کردن همکار). Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["activateColleague"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/partner/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invites a person to work in the account.
         * @description The mobile gets an SMS with a code, or a link that holds it, which works once and for three days; with it the person chooses a user name and a password. Until then the colleague is pending.
         *
         *     **Access**: members with `colleague.edit` (دعوت، ویرایش و غیرفعال کردن همکار). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["inviteColleague"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/partner/deactive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a colleague's sessions; they cannot sign in, and an invitation works no more.
         * @description **Access**: members with `colleague.edit` (دعوت، ویرایش و غیرفعال کردن همکار). Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["deactivateColleague"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/partner/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One colleague.
         * @description **Access**: members with `colleague.read` (دیدن همکاران و نقش‌ها). Rate: `read`.
         */
        get: operations["getColleague"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/partner/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an invitation is for.
         * @description **Access**: everybody. Rate: `sign-in`.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/partner/invite-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a new invitation to a pending colleague; the one before it works no more.
         * @description Once a minute at most, and five times a day.
         *
         *     **Access**: members with `colleague.edit` (دعوت، ویرایش و غیرفعال کردن همکار). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["inviteColleagueAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/partner/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uses an invitation up, with the user name and the password that its reader chose.
         * @description The colleague then signs in like everybody, with a code to the mobile that was invited.
         *
         *     **Access**: everybody. It changes who may what: audited. Rate: `sign-in`.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/partner/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Colleagues, in the order in which they came.
         * @description The owner of the account is none.
         *
         *     **Access**: members with `colleague.read` (دیدن همکاران و نقش‌ها). Rate: `read`.
         */
        post: operations["listColleagues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/partner/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a colleague another name or another role, at once.
         * @description What is not given stays. Nobody changes a colleague, or gives a role, that may do more than they may themselves.
         *
         *     **Access**: members with `colleague.edit` (دعوت، ویرایش و غیرفعال کردن همکار). Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["updateColleague"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile_image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's picture; 404 where there is none.
         * @description **Access**: members with `account.read` (دیدن مشخصات و مدارک حساب). Rate: `read`.
         */
        get: operations["showProfileImage"];
        put?: never;
        /**
         * Puts another picture in the place of the account's.
         * @description JPEG, PNG or WebP by its content whatever its name says: at most 2 megabytes and 40 million pixels. The picture is made anew, so that nothing hidden stays in it. The panel cuts it square before, and takes the first picture of a GIF.
         *
         *     **Access**: members with `account.edit` (تغییر مشخصات، مدارک و هویت حساب). Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `file`.
         */
        post: operations["uploadProfileImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile_image/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the account's picture away.
         * @description **Access**: members with `account.edit` (تغییر مشخصات، مدارک و هویت حساب). Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["removeProfileImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins a registration; a code goes to the mobile.
         * @description Nothing exists yet: the account is made by `user/register/confirm`, so that nobody registers another person's number. Until then the username is not reserved. Faults of all fields come at once in `meta.errors`, under their names here (`company.name`). Refused with 403 while registration is closed (`login_setting`).
         *
         *     **Access**: everybody. Rate: `sign-in`.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/register/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the mobile; makes the account and signs in.
         * @description Then asks the registry of persons whether mobile, national id and birth date belong together. If they do not, the account exists but is inactive (`activation`). Refused with 409 when the username was taken meanwhile or the mobile has registered before.
         *
         *     **Access**: everybody. It changes who may what: audited. Rate: `sign-in`.
         */
        post: operations["confirmRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends one session of the user at once, wherever it is.
         * @description Ending a session that is over already changes nothing and succeeds.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It opens or ends a session: audited. Rate: `write`.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/session/end_others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends all sessions of the user but this one, and sign-ins that still await their code.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It opens or ends a session: audited. Rate: `write`.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the user is signed in now, the last used first.
         * @description Open sessions of this user alone, also those in which an admin acts on its behalf; at most the 100 used last.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. Rate: `read`.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which messages by SMS the account wants.
         * @description Messages about its security are always sent; those about its balance stand in `user/setting/low_balance`.
         *
         *     **Access**: members with `account.read` (دیدن مشخصات و مدارک حساب). Rate: `read`.
         */
        get: operations["getUserSetting"];
        put?: never;
        /**
         * Changes what the body names, and nothing else.
         * @description **Access**: members with `account.edit` (تغییر مشخصات، مدارک و هویت حساب). Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["updateUserSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/setting/low_balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Below which balance the account is told, and at which number.
         * @description **Access**: members with `wallet.read` (دیدن اعتبار و تراکنش‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getBalanceAlert"];
        put?: never;
        /**
         * Sets below which balance the account is told, or that it is not told.
         * @description A message goes once when the balance has fallen below, and again only after it has been above in between. A balance that is below already when the alert is set is shown in the panel and not told.
         *
         *     **Access**: members with `wallet.charge` (افزایش اعتبار از درگاه بانک). Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["setBalanceAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/setting/parent_account_contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom the account's own messages reach, as the alert of a low balance.
         * @description **Access**: members with `wallet.read` (دیدن اعتبار و تراکنش‌ها). Rate: `read`.
         */
        get: operations["getAccountContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/show_profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who holds the account, and how they are reached.
         * @description **Access**: members with `account.read` (دیدن مشخصات و مدارک حساب). Rate: `read`.
         */
        get: operations["showProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sign_in/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How this user was signed in, and what was refused, in the last thirty days.
         * @description The 50 last, the newest first. The owner also sees wrong passwords for any user name of the account; a wrong user name is nobody's.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. Rate: `read`.
         */
        get: operations["listSignIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/support_access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Until when support may spend, send and export on behalf of the account.
         * @description **Access**: everybody who is signed in. Rate: `read`.
         */
        get: operations["getSupportAccess"];
        put?: never;
        /**
         * Lets support spend, send and export on behalf of the account for some hours, or takes that back.
         * @description Support may always look. Holds from this moment on, and is taken back as quickly. Nobody gives it who acts on behalf of the account, with leave or without.
         *
         *     **Access**: members with `account.support` (اجازه به پشتیبانی برای کار در حساب). Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["setSupportAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The terms of use in force.
         * @description **Access**: everybody. Rate: `public`.
         */
        get: operations["getTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/update_profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes what the body names, and nothing else; null empties a field.
         * @description What the registration told and the registry of persons was asked about is refused with 409-400 (`settled` lists it).
         *
         *     **Access**: members with `account.edit` (تغییر مشخصات، مدارک و هویت حساب). Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has events sent to an address; the secret that signs them is told here and never again.
         * @description By the convention of [Standard Webhooks](https://www.standardwebhooks.com): `webhook-id`, `webhook-timestamp` and `webhook-signature` with a `POST` of `{type, timestamp, data}`. What begins from then on is told; an account has at most ten addresses.
         *
         *     **Access**: members with `webhook.edit` (ساختن و تغییر وب‌هوک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes an address with what waits for it.
         * @description **Access**: members with `webhook.edit` (ساختن و تغییر وب‌هوک). Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["deleteWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What was sent to addresses, and what waits to be, newest first.
         * @description **Access**: members with `webhook.read` (دیدن وب‌هوک‌ها و گزارش آن‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        post: operations["listWebhookDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a delivery once more, with the same webhook-id, and begins its tries anew.
         * @description **Access**: members with `webhook.edit` (ساختن و تغییر وب‌هوک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries/resend-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends once more what has failed in a span of time, also what waits for its next try; 10,000 in a call at most.
         * @description **Access**: members with `webhook.edit` (ساختن و تغییر وب‌هوک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["resendFailedWebhookDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A delivery with what was sent, and each try with what was answered.
         * @description **Access**: members with `webhook.read` (دیدن وب‌هوک‌ها و گزارش آن‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses that the account has events sent to, newest first.
         * @description **Access**: members with `webhook.read` (دیدن وب‌هوک‌ها و گزارش آن‌ها). Programs may call it with an API key, a test key included. Rate: `read`.
         */
        get: operations["listWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes another secret; for 24 hours both sign.
         * @description **Access**: members with `webhook.edit` (ساختن و تغییر وب‌هوک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an event of type webhook.test to an address now, also to one that is off.
         * @description It is tried once and stands in no log.
         *
         *     **Access**: members with `webhook.edit` (ساختن و تغییر وب‌هوک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `file`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes an address, its events, or whether it is on.
         * @description What waits for an address that is off is sent when it is on again; what arises meanwhile is not told.
         *
         *     **Access**: members with `webhook.edit` (ساختن و تغییر وب‌هوک). Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["updateWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An admin has blocked the account or opened it again, or it is settled who holds it. */
        AccountChangedEvent: {
            /** @constant */
            event: "account_changed";
            data: {
                account_state: components["schemas"]["AccountState"];
                /** @description As of `check_token`. */
                send_block_reason: string | null;
            };
        };
        AccountContact: {
            numbers: components["schemas"]["Mobile"][];
        };
        AccountDocument: {
            kind: components["schemas"]["DocumentKind"];
            state: components["schemas"]["DocumentState"];
            file_id: string | null;
            uploaded_at: components["schemas"]["InstantOrNull"];
            decided_at: components["schemas"]["InstantOrNull"];
            /**
             * Format: date
             * @description The last day that it counts.
             */
            valid_until: string | null;
            /** @description Why it was refused, as a Persian sentence. */
            refusal: string | null;
        };
        /**
         * @description Which operations may be called in a state stands in their `x-access`. `checking`, `inactive`: see `activation`. `blocked`: by an admin, whatever the activation. Only an active account sends.
         * @enum {string}
         */
        AccountState: "active" | "checking" | "inactive" | "blocked";
        /** @description Whether the panel is active. It is not while the identity of its holder is not settled: the mobile must belong to the national id, and the birth date too. An inactive account signs in and looks; its sends are refused. */
        Activation: {
            /**
             * @description `checking`: the registry of persons has not answered yet and is asked again by itself. `inactive`: see `reason`; corrected with `user/identity`.
             * @enum {string}
             */
            state: "active" | "checking" | "inactive";
            /**
             * @description What does not belong to the national id; null unless inactive.
             * @enum {string|null}
             */
            reason: "mobile" | "birth_date" | null;
            /** @description A Persian sentence: what that means and what to do; null when active. */
            message: string | null;
        };
        /** @description Together the counts and the refused ones are what was given. */
        AddedNumbers: {
            added_count: number;
            /** @description Were in all of the places already. */
            existing_count: number;
            refused: {
                /** @description Place in the list that was given. */
                index: number;
                /** @example 0912 */
                number: string;
                /** @enum {string} */
                reason: "invalid" | "duplicate";
            }[];
        };
        AddedReaderCodes: {
            added_count: number;
            /** @description Were there before */
            known_count: number;
            /** @description Had fewer than 4 or more than 40 letters and digits. */
            invalid_count: number;
            /** @description Of those, codes of another reader on the same line too. */
            elsewhere_count: number;
        };
        /**
         * @description An IPv4 or IPv6 address, or a network: an address, a slash, and how many of its bits are the network.
         * @example 192.0.2.0/24
         */
        AddressRange: string;
        Agreement: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["LineNumber"];
            title: string;
            /** @description Plain text; an empty line parts paragraphs. */
            body: string;
            /** @description When the account agreed; null while it has not. */
            accepted_at: components["schemas"]["InstantOrNull"];
        };
        ApiCall: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            key_id: components["schemas"]["Id"];
            /**
             * @description What the key was called then.
             * @example فروشگاه اینترنتی
             */
            key_title: string;
            /**
             * @description `api`, or the name of another API that is spoken here.
             * @example api
             */
            surface: string;
            /** @example POST */
            method: string;
            /** @example /v1/api/send */
            path: string;
            /** @example createSend */
            operation: string;
            /** @example 200 */
            status: number;
            /** @description `meta.message_code` of one that failed. */
            error_code: string | null;
            /** @description What was said with the error, without what it quotes. */
            message: string | null;
            /**
             * @description How long it took.
             * @example 12
             */
            ms: number;
            price: components["schemas"]["RialAmount"] | null;
            /** @example 192.0.2.7 */
            ip: string;
            idempotency_key: string | null;
            /** @example 0b0e7c52-6f5e-4b39-9d9c-3a2f0f7f5c11 */
            request_id: string;
            /** @description The call that this one made again. */
            repeat_of: components["schemas"]["Id"] | null;
        };
        ApiCallsSetting: {
            /** @description Whether calls are written down. */
            is_on: boolean;
        };
        ApiKey: {
            id: components["schemas"]["Id"];
            /** @example فروشگاه اینترنتی */
            title: string;
            mode: components["schemas"]["ApiKeyMode"];
            /**
             * @description How the secret begins, by which people know it again.
             * @example peyk_live_HJ9vyW
             */
            prefix: string;
            /**
             * @description Only an active key is of use. `maker_gone`: its maker was deactivated; `role_gone`: its role was deleted.
             * @enum {string}
             */
            state: "active" | "expired" | "maker_gone" | "role_gone";
            /** @description Whether it has all permissions of its maker. */
            has_everything: boolean;
            role: components["schemas"]["ApiKeyRole"] | null;
            /**
             * @example [
             *       "192.0.2.0/24",
             *       "2001:db8::7"
             *     ]
             */
            allowed_addresses: components["schemas"]["AddressRange"][];
            expires_at: components["schemas"]["InstantOrNull"];
            created_at: components["schemas"]["Instant"];
            /**
             * @description The name of who made it.
             * @example مریم نمونه
             */
            created_by: string;
            last_used_at: components["schemas"]["InstantOrNull"];
        };
        /**
         * @description A live key sends and spends. A test key reads as a live one, and what it sends goes nowhere and costs nothing.
         * @enum {string}
         */
        ApiKeyMode: "live" | "test";
        ApiKeyRole: {
            id: components["schemas"]["Id"];
            /** @example ارسال برنامه */
            title: string;
        };
        /** @example فروشگاه اینترنتی */
        ApiKeyTitle: string;
        /**
         * @description `key`: a program, with a key that `user_id` made. `admin`: support. `stranger`: somebody who was not signed in.
         * @enum {string}
         */
        AuditLogActorKind: "user" | "key" | "admin" | "stranger";
        AuditLogChange: {
            /** @example permissions */
            field: string;
            /** @example دسترسی‌ها */
            title: string;
            /**
             * @description How the values are read; `rial` is an amount.
             * @enum {string}
             */
            kind: "text" | "latin" | "instant" | "rial";
            /**
             * @description Null where there was nothing, or where only what was made is known.
             * @example [
             *       "دیدن گزارش ارسال‌ها",
             *       "دیدن اعتبار و تراکنش‌ها"
             *     ]
             */
            before: string[] | null;
            /**
             * @example [
             *       "دیدن گزارش ارسال‌ها"
             *     ]
             */
            after: string[] | null;
        };
        AuditLogEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            /** @example updateAccessRole */
            action: string;
            /**
             * @description The action in words.
             * @example ویرایش نقش
             */
            title: string;
            /** @example colleagues */
            group: string;
            /**
             * @example done
             * @enum {string}
             */
            outcome: "done" | "refused" | "begun";
            /** @description Why it was refused, as people were told. */
            refusal: {
                /** @example 403-8 */
                code: string;
                message: string;
            } | null;
            actor: {
                kind: components["schemas"]["AuditLogActorKind"];
                user_id: components["schemas"]["Id"] | null;
                /**
                 * @description Of support only who worked in the account on behalf of its owner.
                 * @example سارا محمدی
                 */
                name: string | null;
                key: components["schemas"]["AuditLogKey"] | null;
            };
            /** @description What it is about; `id` is null where it is about several, which `count` says, and of the identity of the account's holder. */
            object: {
                kind: components["schemas"]["AuditLogObjectKind"];
                id: components["schemas"]["Id"] | null;
                /** @description Of a person, a role or a key, as it is called now. */
                name: string | null;
                count: number | null;
            } | null;
            /**
             * @description Null of what support did.
             * @example 192.0.2.7
             */
            ip: string | null;
            changes: components["schemas"]["AuditLogChange"][];
        };
        AuditLogFilters: {
            user_id?: components["schemas"]["Id"];
            key_id?: components["schemas"]["Id"];
            actor?: components["schemas"]["AuditLogActorKind"];
            /** @example updateAccessRole */
            action?: string;
            /** @description All actions of a group of `choices`. */
            group?: string;
            object_kind?: components["schemas"]["AuditLogObjectKind"];
            object_id?: components["schemas"]["Id"];
            /** @enum {string} */
            outcome?: "done" | "refused";
            /** @description Of people and programs; addresses of support are not told. */
            ip?: string;
            from?: components["schemas"]["Instant"];
            to?: components["schemas"]["Instant"];
        };
        AuditLogKey: {
            id: components["schemas"]["Id"];
            /** @example فروشگاه اینترنتی */
            title: string | null;
            /** @example peyk_live_HJ9vyW */
            prefix: string | null;
        };
        /** @enum {string} */
        AuditLogObjectKind: "send" | "recurring" | "upload" | "user" | "role" | "apikey" | "webhook" | "line" | "agreement" | "contact" | "phonebook" | "tag" | "property" | "segment" | "draft" | "draft-group" | "pattern" | "secretary" | "file" | "document" | "ticket" | "deposit" | "payment" | "plan" | "gift" | "inbox" | "identity";
        AuditLogPerson: {
            id: components["schemas"]["Id"];
            /** @example سارا محمدی */
            name: string;
            is_owner: boolean;
        };
        AuditLogProof: {
            at: components["schemas"]["Instant"];
            /**
             * @example daily
             * @enum {string}
             */
            by: "daily" | "command";
            /** @example true */
            is_whole: boolean;
        };
        BalanceAlert: {
            is_on: boolean;
            below: components["schemas"]["Rial"];
        };
        /** @description People of the bank: whom the filters find, and of each operator how many of them, from where on. The same choice finds the same people as long as the bank stays the same. */
        BankChoice: {
            filters: components["schemas"]["BankFilters"];
            operators: {
                /** @enum {string} */
                operator: "mci" | "irancell" | "other";
                /** @description How many are passed over first. */
                start?: number;
                size: number;
            }[];
            /** @description Choose someone else in the place of those on the account’s blacklist. */
            exclude_blacklisted?: boolean;
        };
        BankCounts: {
            mci_count: number;
            irancell_count: number;
            other_count: number;
        };
        /** @description Whom of the bank one means; what is left out does not matter. */
        BankFilters: {
            province_id?: components["schemas"]["PlaceId"];
            county_id?: components["schemas"]["PlaceId"];
            city_id?: components["schemas"]["PlaceId"];
            /** @enum {string} */
            gender?: "male" | "female" | "organisation";
            /** @description Of the Jalali calendar, itself included. */
            from_birth_year?: number;
            to_birth_year?: number;
            /** @description With what their numbers begin, such as `0912`. */
            prefix?: string;
            /** @description The first two to five digits. */
            postal_code?: string;
            category_id?: components["schemas"]["PlaceId"];
            sub_category_id?: components["schemas"]["PlaceId"];
            shape?: components["schemas"]["MapShape"];
            tower_hours?: components["schemas"]["TowerHours"];
        };
        Banner: {
            id: components["schemas"]["Id"];
            /**
             * @description What a click does. 1 opens the popup, 2 the link in this window, 3 the link in a new one.
             * @enum {integer}
             */
            action: 1 | 2 | 3;
            mainFiles: components["schemas"]["BannerFiles"];
            popupFiles: null | components["schemas"]["BannerFiles"];
        };
        BannerFiles: {
            /** @description Address of the picture for narrow windows. */
            mobile: string | null;
            /** @description Address of the picture for wide windows. */
            desktop: string | null;
            /** Format: uri-reference */
            link: string | null;
            /** @description What the picture says, in words. */
            alt: string;
        };
        BannerList: components["schemas"]["Banner"][];
        /** @description Keys are types. 1 is the strip above every page and 4 the strip on the home page: one picture, the first. 2 is the carousel at the top of the home page, 3 the one below it. */
        BannersByType: {
            1?: components["schemas"]["BannerList"];
            2?: components["schemas"]["BannerList"];
            3?: components["schemas"]["BannerList"];
            4?: components["schemas"]["BannerList"];
        };
        BegunContactsJob: {
            job_id: components["schemas"]["Id"];
        };
        BegunExport: {
            job_id: components["schemas"]["Id"];
        };
        BegunInboxExport: {
            job_id: components["schemas"]["Id"];
        };
        BegunTransactionExport: {
            job_id: components["schemas"]["Id"];
        };
        /**
         * @description A day of the Gregorian calendar.
         * @example 2026-11-23
         */
        CalendarDay: string;
        ChargePackage: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            amount: components["schemas"]["Rial"];
            bonus: components["schemas"]["Rial"];
            /** @description How often an account gets what comes on top; null for every time. */
            most_each: number | null;
        };
        CodeChallenge: {
            /** @description Temporary; goes with the code. */
            token: string;
            /**
             * @description The last four digits of the mobile the code goes to.
             * @example 4567
             */
            mobile_hint: string;
            code_length: number;
            expires_in_seconds: number;
            resend_after_seconds: number;
        };
        CodeChecked: {
            /** @description How long the next step may be made. */
            expires_in_seconds: number;
        };
        Colleague: {
            id: components["schemas"]["Id"];
            /**
             * @description Null until the invitation was accepted.
             * @example sara
             */
            username: string | null;
            /** @example سارا محمدی */
            name: string;
            /** @example 989241230001 */
            mobile: string;
            state: components["schemas"]["ColleagueState"];
            role: {
                id: components["schemas"]["Id"];
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
             * @description Whether it is who asks.
             * @example false
             */
            is_self: boolean;
            created_at: components["schemas"]["Instant"];
        };
        /** @example سارا محمدی */
        ColleagueName: string;
        /**
         * @description pending: invited, and not signed in yet.
         * @enum {string}
         */
        ColleagueState: "pending" | "active" | "deactivated";
        /** @description The name of a column of the upload, as it was announced; here the one that holds the texts. */
        ColumnName: string;
        Contact: {
            id: components["schemas"]["Id"];
            mobile_ref?: components["schemas"]["NumberRef"];
            mobile: components["schemas"]["PersonNumber"];
            name: components["schemas"]["ContactName"] | null;
            gender: components["schemas"]["Gender"] | null;
            birth_date: components["schemas"]["Day"] | null;
            /** @description Grows with each change. */
            version: number;
            /** @description In which it stands, by title; at most ten. */
            phonebooks: {
                id: components["schemas"]["Id"];
                /** @example مشتریان تهران */
                title: string;
            }[];
            phonebooks_count: number;
            /** @description By title. */
            tags: components["schemas"]["TagChoice"][];
            /** @description What it has of the active properties, in their order. */
            properties: components["schemas"]["PropertyValue"][];
            /** @description Nothing is sent to it. */
            blacklisted: boolean;
            /** @description What it sends is not shown. */
            receive_blacklisted: boolean;
            /** @description No advertising is sent to it (cancel-11). */
            opted_out: boolean;
            created_at: components["schemas"]["Instant"];
        };
        ContactBulk: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            action: "add_to_phonebook" | "remove_from_phonebook" | "add_tag" | "remove_tag" | "delete" | "blacklist" | "receive_blacklist";
            /** @description Of the phonebook or the tag. */
            title: string | null;
            /**
             * @description stopped: before its end, by a person or because its phonebook or tag is gone.
             * @enum {string}
             */
            state: "running" | "done" | "undoing" | "undone" | "stopped";
            /** @description While it runs, 0 until they have been counted. */
            total_count: number;
            done_count: number;
            /** @description To how many it made a difference. */
            changed_count: number;
            created_at: components["schemas"]["Instant"];
            /** @description null when it cannot be undone. */
            undo_until: components["schemas"]["InstantOrNull"];
        };
        ContactFilters: {
            phonebook_id?: components["schemas"]["Id"];
            /** @description A mobile number in any accepted spelling, or the beginning of one. */
            number?: string;
            /**
             * @description Words that must all be found, in any order: each a part of the name or of the number in any spelling; one or two letters are looked for at the beginnings of words of the name.
             * @example رضایی ۴۵۶۷
             */
            search?: string;
            gender?: components["schemas"]["Gender"];
            birth_from?: components["schemas"]["Day"];
            birth_to?: components["schemas"]["Day"];
            /** @description All of them. */
            tag_ids?: components["schemas"]["Id"][];
            /** @description All of them. */
            properties?: components["schemas"]["PropertyFilter"][];
            /** @description Only who stands on the send blacklist */
            blacklisted?: boolean;
            /** @description Only who has cancelled (cancel-11), or who has not. */
            opted_out?: boolean;
            /**
             * @description What became of sends to them: delivered, a message arrived in the last `reach_days` days; not_delivered, none did; never_reached, sent to and never arrived; never_sent, nothing was ever sent. A send counts from some minutes after it was settled, by the day on which it began.
             * @enum {string}
             */
            reach?: "delivered" | "not_delivered" | "never_reached" | "never_sent";
            /** @description Days in Tehran, today included; else 30. */
            reach_days?: number;
            from_date?: components["schemas"]["Instant"];
            to_date?: components["schemas"]["Instant"];
        };
        /** @description Contacts of the account, by `contact_id`. */
        ContactIds: components["schemas"]["Id"][];
        /** @example مریم رضایی */
        ContactName: string;
        ContactProperty: {
            /** @description null for what every contact has; these stand in fields of their own. */
            id: components["schemas"]["Id"] | null;
            /** @example شهر */
            title: string;
            latin_title: components["schemas"]["PropertyLatinTitle"];
            type: components["schemas"]["PropertyType"];
            /** @enum {string} */
            origin: "system" | "user";
        };
        /** @description Either ids, or filters; filters without anything in them are all contacts. */
        ContactSelection: {
            ids?: components["schemas"]["Id"][];
            filters?: components["schemas"]["ContactFilters"];
        };
        ContactWay: {
            /** @enum {string} */
            kind: "phone" | "mobile" | "email" | "site" | "address" | "hours";
            /** @example 021-91000000 */
            value: string;
        };
        ContactsFile: {
            file_id: components["schemas"]["FileId"];
            name: string;
            /** @description Rows with something in them, also the one with titles. */
            row_count: number;
            /** @description Whether the first row seems to hold titles. */
            has_header: boolean;
            columns: {
                /** @description What stands in the first row, if that holds titles. */
                title: string | null;
                /** @description What it seems to hold; null when nobody can tell. */
                field: components["schemas"]["ImportField"] | null;
                property_id: components["schemas"]["Id"] | null;
            }[];
            /** @description The first ones, also the one with titles; each cell up to 100 characters. */
            rows: string[][];
        };
        Conversation: {
            sender_ref?: components["schemas"]["NumberRef"];
            /**
             * @description As in `InboxMessage`.
             * @example 989241110001
             */
            sender: string;
            /** @description Whether it can be replied to. */
            is_mobile: boolean;
            is_contact: boolean;
            /** @example سارا محمدی */
            contact_name: string | null;
            blacklisted: boolean;
            /** @description What comes from now on is not shown. */
            receive_blacklisted: boolean;
            opted_out: boolean;
            items: components["schemas"]["ConversationMessage"][];
            paging: components["schemas"]["Page"];
        };
        ConversationMessage: {
            /** @enum {string} */
            direction: "received" | "sent";
            /** @description Of the message; of the send where it is a reply. */
            id: components["schemas"]["Id"];
            /** @example 30001405 */
            line: string;
            /** @example سلام، سفارش من کی می‌رسد؟ */
            text: string;
            at: components["schemas"]["Instant"];
            /** @description Always true for a reply. */
            is_read: boolean;
            /** @description How the send of a reply stands; absent for what was received. */
            send_state?: components["schemas"]["SendState"];
        };
        CreatedDeposit: {
            deposit: components["schemas"]["Deposit"];
            ui_callback: string | null;
        };
        /** @description base64url */
        CredentialId: string;
        CreditChangedEvent: {
            /** @constant */
            event: "credit_changed";
            data: {
                credit: components["schemas"]["Rial"];
                held: components["schemas"]["Rial"];
            };
        };
        CurrentUser: {
            user_id: components["schemas"]["Id"];
            user_name: string;
            name: string;
            /** @description An admin acts on behalf of this account. */
            impersonated: boolean;
            /** @description Who acts on behalf of the account, in words to be shown. */
            impersonated_by: string | null;
            /** @description The owner of the account; holds every permission. */
            is_owner: boolean;
            /**
             * @description The name of the account's owner, who gives rights. Null where `is_owner`.
             * @example نگار احمدی
             */
            manager_name: string | null;
            /** @description What this user may, as `x-permissions` of the contract names it. */
            permissions: string[];
            /** @description The account requires an authenticator and this user has none; until then `permissions` is empty. */
            needs_second_factor: boolean;
            /** @description The role sees mobile numbers of people without their middle. */
            masks_numbers: boolean;
            account_state: components["schemas"]["AccountState"];
            /** @description The account may not send; `send_block_reason` says why. */
            send_block: boolean;
            /** @description A Persian sentence: why, with the admin's reason where an admin has blocked the account, and what to do. What was accepted before waits with its money held, and goes on by itself. */
            send_block_reason: string | null;
            activation: components["schemas"]["Activation"];
        };
        /**
         * @description A day of the Gregorian calendar; shown in the Jalali one.
         * @example 1991-03-21
         */
        Day: string;
        DecidedSend: {
            send_id: components["schemas"]["Id"];
        };
        DeletedCount: {
            deleted_count: number;
        };
        DeletedDrafts: {
            deleted_count: number;
        };
        DeletedInbox: {
            deleted_count: number;
        };
        DeletedRole: {
            id: components["schemas"]["Id"];
        };
        Deposit: {
            id: components["schemas"]["Id"];
            method: components["schemas"]["DepositMethod"];
            state: components["schemas"]["DepositState"];
            amount: components["schemas"]["Rial"];
            tax: components["schemas"]["Rial"];
            credited: components["schemas"]["Rial"];
            reference_code: string;
            submitted_at: components["schemas"]["Instant"];
            target: {
                number: string;
                bank: string;
                owner: string;
            };
            slip_file_id: string | null;
            /** @description Why it was refused */
            refusal: string | null;
            created_at: components["schemas"]["Instant"];
            decided_at: components["schemas"]["InstantOrNull"];
        };
        /** @description A deposit of the account was written down or decided; ask `deposit/list`. */
        DepositChangedEvent: {
            /** @constant */
            event: "deposit_changed";
            data: Record<string, never>;
        };
        /** @enum {string} */
        DepositMethod: "card_to_card" | "bank_transfer";
        DepositSlip: {
            file_id: components["schemas"]["FileId"];
        };
        /** @enum {string} */
        DepositState: "waiting" | "accepted" | "refused";
        DepositTarget: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "card" | "account";
            /**
             * @description Digits of the card or the account.
             * @example 6104330000000003
             */
            number: string;
            sheba: string | null;
            bank: string;
            owner: string;
        };
        /**
         * @description Given by a full sign-in and kept by the browser: with it later sign-ins are counted by themselves, so that nobody else can use up their tries. It opens nothing. Good for 90 days from its last use, until the password is replaced.
         * @example ZGV2aWNlLWRldmljZS1kZXZpY2UtZGV2aWNlLWRldm8
         */
        DeviceToken: string;
        /** @description A document of the account was uploaded, removed or decided; ask `user/documents`. */
        DocumentChangedEvent: {
            /** @constant */
            event: "document_changed";
            data: Record<string, never>;
        };
        /** @enum {string} */
        DocumentKind: "national_card_front" | "national_card_back" | "commitment_form" | "purchase_line_form" | "customer_club_list" | "business_licence" | "trade_licence" | "trust_seal" | "medical_licence" | "central_bank_permit" | "establishment_notice" | "changes_notice" | "government_representative" | "ceo_national_card" | "ceo_birth_certificate";
        /**
         * @description An accepted one whose day has passed is `expired`.
         * @enum {string}
         */
        DocumentState: "missing" | "waiting" | "accepted" | "refused" | "expired";
        Draft: {
            id: components["schemas"]["Id"];
            group_id: components["schemas"]["Id"];
            /** @example سلام، به فروشگاه ما خوش آمدید. */
            text: string;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        DraftCounts: {
            groups_count: number;
            /** @example 20 */
            groups_limit: number;
            drafts_count: number;
            /** @example 200 */
            drafts_limit: number;
        };
        DraftGroup: {
            id: components["schemas"]["Id"];
            /** @example خوشامد */
            title: string;
            drafts_count: number;
            created_at: components["schemas"]["Instant"];
        };
        /** @example خوشامد */
        DraftGroupTitle: string;
        /**
         * @description At most 1,400 UTF-16 units, as texts of sends are counted.
         * @example سلام، به فروشگاه ما خوش آمدید.
         */
        DraftText: string;
        Empty: {
            data: null;
            meta: components["schemas"]["Meta"];
        };
        EndedSessions: {
            ended: number;
        };
        ErrorEnvelope: {
            data: null;
            meta: components["schemas"]["ErrorMeta"];
        };
        ErrorMeta: {
            /** @constant */
            status: false;
            /** @description A Persian sentence: what happened and what to do. */
            message: string;
            /** @example 422-1 */
            message_code: string;
            /** @description One sentence for each field at fault. */
            errors?: {
                [key: string]: string;
            };
            /** @description Names this failure in the log, for support. */
            error_id?: string;
        };
        ExcludedCounts: {
            invalid: number;
            /** @description With texts of their own: rows whose text cannot be sent. Left out when there is none. */
            no_text?: number;
            duplicate: number;
            blacklisted: number;
            /** @description Answered an earlier advertisement with the opt-out text (cancel-11). */
            opted_out: number;
            /** @description Have had as many messages this week as `weekly_limit` lets. Left out when there is none. */
            weekly_limit?: number;
        };
        /**
         * @description xlsx opens in every spreadsheet program; csv is UTF-8 with a mark.
         * @default xlsx
         * @enum {string}
         */
        ExportFormat: "xlsx" | "csv";
        Faq: {
            id: components["schemas"]["Id"];
            /** @example ارسال */
            category: string;
            /** @example چرا پیام به بعضی گیرنده‌ها نرسیده است؟ */
            question: string;
            /** @example وضعیت هر گیرنده و دلیل آن در گزارش همان ارسال آمده است. */
            answer: string;
        };
        FileCategories: {
            items: {
                category: components["schemas"]["FileCategory"];
                count: number;
                bytes: number;
            }[];
            /** @description Of all files of the account, also those that this user may not see. */
            used_bytes: number;
            quota_bytes: number;
        };
        /**
         * @description `own`: put there by people. `export`: written by a job for people to take out. `contact`: files of contacts and their wrong rows. `slip`, `document`, `picture` (of the account) and `ticket` are used by what they are called after.
         * @enum {string}
         */
        FileCategory: "own" | "export" | "contact" | "slip" | "document" | "picture" | "ticket";
        /** @example 0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f11 */
        FileId: string;
        /** @enum {string} */
        GatewayName: "zarinpal" | "zibal";
        /** @enum {string} */
        Gender: "male" | "female";
        GiftPackage: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            amount: components["schemas"]["Rial"];
            /** @description What the account must have paid in the last 30 days; 0 for nothing. */
            needs_paid: components["schemas"]["Rial"];
            /** @description How many accounts may still take it; null for any number. */
            left_count: number | null;
            can_take: boolean;
            taken_at: components["schemas"]["Instant"] | null;
            ends_at: components["schemas"]["Instant"];
        };
        /** @description What is not given stays; of a new role there is no such limit. */
        GivenRoleLimits: {
            max_send_price?: components["schemas"]["RialLimit"];
            max_day_price?: components["schemas"]["RialLimit"];
            approval_above_price?: components["schemas"]["RialLimit"];
            line_ids?: components["schemas"]["LimitedIds"];
            phonebook_ids?: components["schemas"]["LimitedIds"];
            masks_numbers?: boolean;
        };
        /** @description How the hours of the line, or the account's own, do not fit the send. Left out when they do. The send may be made all the same: it waits for its line. */
        HoursConflict: {
            /**
             * @description The hours have none in common; it begins when the line opens; it expires before that and reaches nobody; the line closes before the last message, and the rest goes when it opens again.
             * @enum {string}
             */
            kind: "never_open" | "waits_until_open" | "expires_before_open" | "ends_after_close";
            opens_at?: components["schemas"]["Instant"];
            closes_at?: components["schemas"]["Instant"];
        };
        /**
         * @description A number in decimal, as text; always within a signed 64-bit integer.
         * @example 1
         */
        Id: string;
        /**
         * @description An id as text, or as a number.
         * @example 1
         */
        IdAsGiven: number | string;
        ImportColumn: {
            /** @description Its place in the file. */
            column: number;
            field: components["schemas"]["ImportField"];
            property_id?: components["schemas"]["Id"];
        };
        /** @enum {string} */
        ImportField: "mobile" | "name" | "gender" | "birth_date" | "property";
        /**
         * @description What becomes of people who are contacts already. keep: they keep what they have and take what they lack; replace: they take whatever the file says, an empty cell takes nothing away; skip: they stay as they are, also out of the phonebooks and tags.
         * @enum {string}
         */
        ImportKnown: "keep" | "replace" | "skip";
        /** @description All must hold. */
        InboxFilters: {
            /** @description Words that must all be found, each in the text or in the number of the sender; or all of them in the contact's name. Whatever keyboard wrote them; one or two letters at the beginning of a word. */
            search?: string;
            /** @description Any part of the sender's number. */
            number?: string;
            line?: components["schemas"]["LineNumberAsGiven"];
            is_read?: boolean;
            from_date?: components["schemas"]["Instant"];
            to_date?: components["schemas"]["Instant"];
            /** @description Only what came after the message with this id, for programs that ask again and again. */
            from_id?: components["schemas"]["IdAsGiven"];
        };
        InboxIds: components["schemas"]["Id"][];
        InboxMessage: {
            id: components["schemas"]["Id"];
            sender_ref?: components["schemas"]["NumberRef"];
            /**
             * @description A mobile number is `98` and ten digits; anything else is as the operator writes it.
             * @example 989241110001
             */
            sender: string;
            is_contact: boolean;
            /** @example سارا محمدی */
            contact_name: string | null;
            /**
             * @description The sender number of the account that the message was sent to.
             * @example 30001405
             */
            line: string;
            /** @example سلام، سفارش من کی می‌رسد؟ */
            text: string;
            is_read: boolean;
            received_at: components["schemas"]["Instant"];
        };
        /** @description A message has come, or messages were read or deleted; ask `report/messages-inbox` for what is on the screen. */
        InboxMessageEvent: {
            /** @constant */
            event: "inbox_message";
            data: components["schemas"]["InboxUnread"];
        };
        /**
         * @description Whom a message is from. A mobile number in any accepted spelling, or whatever stands in `sender` of a message.
         * @example 989241110001
         */
        InboxSenderAsGiven: string;
        InboxUnread: {
            unread_count: number;
        };
        /**
         * Format: date-time
         * @example 2026-11-20T08:30:00.000Z
         */
        Instant: string;
        /**
         * Format: date-time
         * @example 2026-11-20T08:30:00.000Z
         */
        InstantOrNull: string | null;
        Invitation: {
            /** @example سارا محمدی */
            name: string;
            /**
             * @description Without its middle.
             * @example 0924•••0001
             */
            mobile: string;
            /**
             * @description Of the account's owner.
             * @example کسب‌وکار نمونه
             */
            account_name: string;
            /** @example فروش */
            role_title: string;
            expires_at: components["schemas"]["Instant"];
        };
        /** @example k3v9-w7dq-2mhx */
        InvitationCode: string;
        Job: {
            id: components["schemas"]["Id"];
            /** @example phonebook.import */
            kind: string;
            /** @description What it does */
            title: string;
            /**
             * @description waiting: its turn has not come, or it is tried again soon. A process that is killed leaves it running until another one goes on with it, within a minute.
             * @enum {string}
             */
            state: "waiting" | "running" | "done" | "failed" | "cancelled";
            /** @description Pieces of its work that are done. */
            done_count: number;
            /** @description Pieces in all; null while nobody knows. */
            total_count: number | null;
            cancel_requested: boolean;
            /** @description What came of it; null before it is done, and where there is nothing to say. */
            result: components["schemas"]["JobResult"] | null;
            /** @description Why it failed. */
            error: components["schemas"]["JobError"] | null;
            created_at: components["schemas"]["Instant"];
            started_at: components["schemas"]["InstantOrNull"];
            finished_at: components["schemas"]["InstantOrNull"];
        };
        /** @description A job of the account began, went on or ended; ask `jobs`. At most once a second. */
        JobChangedEvent: {
            /** @constant */
            event: "job_changed";
            data: Record<string, never>;
        };
        JobEnvelope: {
            data: components["schemas"]["Job"];
            meta: components["schemas"]["Meta"];
        };
        JobError: {
            /** @example 500-110 */
            code: string;
            /** @description A Persian sentence: what happened and what to do. */
            message: string;
        };
        JobKey: {
            job_id: components["schemas"]["Id"];
        };
        JobResult: {
            /** @description What came of it */
            sentence: string;
            /** @description The page of the panel that shows it. */
            path: string | null;
            /** @description A file to download with `downloadFile`, until it expires. */
            file_id: components["schemas"]["FileId"] | null;
        };
        JoinedColleague: {
            /** @example sara */
            username: string;
        };
        KnownCredential: {
            id: string;
            transports: string[];
        };
        /** @description Phonebooks as the known API names them, `all` with `phonebook_ids`, `detail` with `number_ids`; or a message of `peer_to_peer` with its `recipients`. */
        KnownEntry: {
            recipients?: components["schemas"]["RecipientNumbers"];
            message?: components["schemas"]["MessageText"];
            /** @enum {string} */
            type?: "all" | "detail";
            /** @description As `phonebook_ids`. */
            phonebook_ids?: components["schemas"]["IdAsGiven"][];
            start?: components["schemas"]["RangeStart"];
            size?: components["schemas"]["RangeSize"];
            /** @description Where these contacts stand; whether they still do is not asked. */
            phonebook_id?: components["schemas"]["IdAsGiven"];
            /** @description As `contact_ids`. */
            number_ids?: components["schemas"]["IdAsGiven"][];
        };
        /**
         * @description Null for all.
         * @example [
         *       "1",
         *       "2"
         *     ]
         */
        LimitedIds: components["schemas"]["Id"][] | null;
        Line: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["LineNumber"];
            title: string;
            /** @description What the account calls it. Left out when it has no name of the account's own. */
            alias?: string;
            /** @description The account has still to agree to something, see `numbers/agreement-list`; sends are refused until then. Left out when there is nothing. */
            needs_agreement?: boolean;
            family: string;
            /** @description The opt-out text is added, and it does not reach people who opted out. */
            advertising: boolean;
            /** @enum {integer} */
            multipart_chars: 66 | 67;
            is_default: boolean;
            active: boolean;
            /** @description For everybody who has the line; null for always. */
            permitted_hours: components["schemas"]["PermittedHours"] | null;
            max_per_second: components["schemas"]["LineRate"];
            /** @description The account's own, beside those of the line; null for none. */
            own_permitted_hours: components["schemas"]["PermittedHours"] | null;
            own_max_per_second: components["schemas"]["OwnLineRate"];
        };
        /** @description What limits sends from a line, for everybody who has it and for the account itself. */
        LineLimits: {
            permitted_hours: components["schemas"]["PermittedHours"] | null;
            max_per_second: components["schemas"]["LineRate"];
            own_permitted_hours: components["schemas"]["PermittedHours"] | null;
            own_max_per_second: components["schemas"]["OwnLineRate"];
        };
        /**
         * @description A sender number, digits only.
         * @example 30001405
         */
        LineNumber: string;
        /**
         * @description A sender number, digits only, or the same after `+98` (`+9830001405` is the line `30001405`).
         * @example 30001405
         */
        LineNumberAsGiven: string;
        /** @description Parts a second of everybody who has the line; null for no limit of the line's own. */
        LineRate: number | null;
        LineTariff: {
            number: components["schemas"]["LineNumber"];
            title: string;
            /** @description What the account calls it. Left out when it has no name of the account's own. */
            alias?: string;
            prices: components["schemas"]["PartPrices"][];
        };
        LinkOpen: {
            /** @description Its place in the send, as `report/recipients` tells it. */
            n: number;
            number: components["schemas"]["PersonNumber"];
            opened_count: number;
            first_at: components["schemas"]["Instant"];
            last_at: components["schemas"]["Instant"];
        };
        ListedProperty: {
            id: components["schemas"]["Id"] | null;
            /** @example شهر */
            title: string;
            latin_title: components["schemas"]["PropertyLatinTitle"];
            type: components["schemas"]["PropertyType"];
            /** @enum {string} */
            origin: "system" | "user";
            active: boolean;
            /** @description How many contacts have a value, counted to 10,001; null for those of the system. */
            used_count: number | null;
            created_at: components["schemas"]["InstantOrNull"];
        };
        /** @description What the live socket pushes, each only to users who hold the permission for it. Other events may come; ignore what you do not know. */
        LiveEvent: components["schemas"]["SendProgressEvent"] | components["schemas"]["CreditChangedEvent"] | components["schemas"]["RightsChangedEvent"] | components["schemas"]["AccountChangedEvent"] | components["schemas"]["JobChangedEvent"] | components["schemas"]["InboxMessageEvent"] | components["schemas"]["DepositChangedEvent"] | components["schemas"]["DocumentChangedEvent"] | components["schemas"]["TicketChangedEvent"] | components["schemas"]["PatternChangedEvent"] | components["schemas"]["SecretaryChangedEvent"];
        /**
         * @description The program's own name of a message; it need not be unique. `messages/status` finds it for 30 days.
         * @example order-1405
         */
        LocalId: string;
        LoginChallenge: {
            /**
             * @description `sms`: the code goes to the mobile. `authenticator`: the user's authenticator app shows it; nothing is sent and `send_sms_otp` is refused. Of `forgot_password` and `user/register` always `sms`.
             * @enum {string}
             */
            method: "sms" | "authenticator";
            /** @description Temporary; good only for confirm_otp and send_sms_otp. */
            token: string;
            /**
             * @description The last four digits of the mobile of the user.
             * @example 4567
             */
            mobile_hint: string;
            code_length: number;
            /** @description Of an authenticator: how long the sign-in waits. */
            expires_in_seconds: number;
            /** @description Zero for an authenticator. */
            resend_after_seconds: number;
            /** @description Of a user with passkeys, for `confirm_passkey`; the code is as good. */
            passkey?: components["schemas"]["PasskeyOffer"];
        };
        ManagedFile: {
            id: components["schemas"]["FileId"];
            category: components["schemas"]["FileCategory"];
            name: string;
            content_type: string;
            /** @description Bytes. */
            size: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            may_rename: boolean;
            /** @description Something of the account refers to it; it cannot be deleted here. */
            is_in_use: boolean;
        };
        /** @description A place, its latitude and its longitude in degrees of WGS 84. */
        MapPoint: number[];
        /** @description A part of the map, either a circle or a polygon. What is wrong with one has a code of its own: a radius that is none, a polygon that crosses itself, an area in the sea. */
        MapShape: {
            circle?: {
                centre: components["schemas"]["MapPoint"];
                /** @description From 0.1 to 500. */
                radius_km: number;
            };
            /** @description The corners in their order, 3 to 200; the last one is joined with the first. */
            polygon?: components["schemas"]["MapPoint"][];
        };
        MessageStatus: {
            id: components["schemas"]["Id"];
            local_id: string | null;
            send_id: components["schemas"]["Id"];
            number: components["schemas"]["PersonNumber"];
            /**
             * @description `waiting`: accepted, and not at its turn yet (being prepared, read by a person, scheduled or paused). `left_out`: has opted out or is blacklisted; costs nothing. `not_sent`: its send ended before it. The others are those of a recipient in a report.
             * @enum {string}
             */
            state: "waiting" | "queued" | "submitted" | "sent" | "reached_telecom" | "delivered" | "undelivered" | "blacklisted" | "in_doubt" | "expired" | "cancelled" | "refused" | "left_out" | "not_sent";
            /** @description Why it has not arrived, in Persian; null when nothing is wrong. */
            error: string | null;
            parts: number | null;
            price: components["schemas"]["RialAmount"] | null;
            /**
             * @description Where the price is now; null also in the sandbox.
             * @enum {string|null}
             */
            money: "held" | "charged" | "returned" | null;
            created_at: components["schemas"]["Instant"];
            submitted_at: components["schemas"]["InstantOrNull"];
            answered_at: components["schemas"]["InstantOrNull"];
            receipt_at: components["schemas"]["InstantOrNull"];
            test?: components["schemas"]["OfTestKey"];
        };
        MessageText: string;
        Meta: {
            /** @constant */
            status: true;
            message: string;
            /** @example 200-1 */
            message_code: string;
        };
        /**
         * @description `98` and ten digits.
         * @example 989241234567
         */
        Mobile: string;
        /**
         * @description A mobile number in any accepted spelling, digits of any script.
         * @example 09241234567
         */
        MobileAsWritten: string;
        NewDeposit: {
            /**
             * @description Whole rials, as transferred.
             * @example 5000000
             */
            amount: string;
            /**
             * @description The code of the transfer as the slip has it.
             * @example 402188731
             */
            reference_code: string;
            target: components["schemas"]["Id"];
            submitted_at: components["schemas"]["Instant"];
            slip_file_id?: components["schemas"]["FileId"];
            /**
             * @description The page of the panel to go on with, as a path; it is answered when it is one.
             * @example /wallet/deposits
             */
            ui_callback?: string;
        };
        NewPasskeyRequest: {
            challenge: string;
            /** @description The domain. */
            relying_party: string;
            expires_in_seconds: number;
            user: {
                handle: string;
                name: string;
                display_name: string;
            };
            /** @description Passkeys of the user; the same one is not made twice. */
            known: components["schemas"]["KnownCredential"][];
        };
        NewReader: {
            title: components["schemas"]["SecretaryTitle"];
            line: components["schemas"]["LineNumberAsGiven"];
            /** @description The line that its answers leave from. Without it, the one that it listens on. */
            from_number?: components["schemas"]["LineNumberAsGiven"];
            keywords?: components["schemas"]["ReaderKeywords"];
            reply?: components["schemas"]["ReaderReply"];
            duplicate_reply?: components["schemas"]["ReaderReply"];
            wrong_reply?: components["schemas"]["SecretaryReply"];
            add_to_phonebook_id?: components["schemas"]["Id"];
            /** Format: date-time */
            starts_at?: string;
            /** Format: date-time */
            ends_at?: string;
        };
        NewSecretary: {
            title: components["schemas"]["SecretaryTitle"];
            line: components["schemas"]["LineNumberAsGiven"];
            /** @description The line that its messages leave from. Without it, the one that it listens on. */
            from_number?: components["schemas"]["LineNumberAsGiven"];
            match: components["schemas"]["SecretaryMatch"];
            words?: components["schemas"]["SecretaryWords"];
            reply?: components["schemas"]["SecretaryReply"];
            forward_to?: components["schemas"]["SecretaryForwardTo"];
            forward_to_webhook_id?: components["schemas"]["SecretaryWebhook"];
            add_to_phonebook_id?: components["schemas"]["Id"];
            remove_from_phonebook_id?: components["schemas"]["Id"];
            /** @description The sender gets no more advertising. */
            opts_out?: boolean;
            once_per_sender?: boolean;
            /** Format: date-time */
            starts_at?: string;
            /** Format: date-time */
            ends_at?: string;
            from_hour?: number;
            to_hour?: number;
        };
        News: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description Plain text; lines are paragraphs. */
            body: string;
            /** Format: uri */
            link: string | null;
            pinned: boolean;
            published_at: components["schemas"]["Instant"];
        };
        /**
         * @description A mobile number in any accepted spelling.
         * @example 09241234567
         */
        NumberAsGiven: string;
        /**
         * @description Only for a role that sees numbers masked: names the number beside it, and may be given wherever a request takes a number. Null where there is no number.
         * @example ref:Zk3p0e5xV1c8mQ2tR7yWbA
         */
        NumberRef: string | null;
        /**
         * @description There, and true, in what a test key gets; nothing was sent, held or charged.
         * @example true
         */
        OfTestKey: boolean;
        OpenSession: {
            id: components["schemas"]["Id"];
            /** @description The session of this request. */
            current: boolean;
            /**
             * @description As the browser called itself when it signed in; null for sessions of earlier versions.
             * @enum {string|null}
             */
            browser: "chrome" | "edge" | "firefox" | "opera" | "safari" | "samsung" | "other" | null;
            /** @enum {string|null} */
            system: "android" | "ios" | "linux" | "macos" | "windows" | "other" | null;
            /**
             * @description Whence it was signed in: the neighbourhood of the address (the /24 of an IPv4 address, the /48 of an IPv6 one). The address itself is not kept.
             * @example 192.0.2.0/24
             */
            address_range: string | null;
            /** @description The admin who acts on behalf of the user in it, in words to be shown. */
            impersonated_by: string | null;
            created_at: components["schemas"]["Instant"];
            /** @description To the minute. */
            last_used_at: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        Operator: "mci" | "irancell" | "rightel" | "other";
        /** @description Parts a second of all sends of the account from the line together; null for none of its own. */
        OwnLineRate: number | null;
        /** @description Texts with their recipients, at most 100,000 numbers in all. Who stands below several texts gets the first of them. */
        OwnMessages: {
            recipients: components["schemas"]["RecipientNumbers"];
            message: components["schemas"]["MessageText"];
        }[];
        OwnText: {
            /** @description The line of the file or the place in the list, from 1. */
            place: number;
            /** @description The mobile number, or what stands there instead. */
            number: string;
            /** @description As it leaves, with the opt-out text where the line adds it. */
            text: string;
            /** @description 0 for a row that gets nothing. */
            parts: number;
            price: components["schemas"]["Rial"];
            fault: components["schemas"]["OwnTextFault"] | null;
        };
        /**
         * @description Why a row gets nothing: no mobile number, a used column that is empty, no visible text, a text that is too long with what the line adds, characters that no handset shows, or a word or link that the line does not carry.
         * @enum {string}
         */
        OwnTextFault: "invalid" | "empty_value" | "empty_text" | "too_long" | "unsendable" | "forbidden_word" | "forbidden_link";
        /**
         * @description How each recipient comes to a text of its own.
         * @enum {string}
         */
        OwnTextType: "keyword" | "peer_to_peer";
        Package: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            /** @description Credit that a new account gets for nothing; "0" for none. */
            gift_rial: components["schemas"]["Rial"];
            /** @description The sender numbers that a new account gets, the default one first. */
            lines: {
                number: string;
                title: string;
                advertising: boolean;
            }[];
        };
        Page: {
            page: number;
            limit: number;
            total: number;
        };
        /** @description Of one part, in rial. */
        PartPrices: {
            /** @enum {string} */
            language: "persian" | "latin";
            mci: components["schemas"]["Rial"];
            others: components["schemas"]["Rial"];
        };
        Passkey: {
            id: components["schemas"]["Id"];
            name: string;
            created_at: components["schemas"]["Instant"];
            last_used_at: components["schemas"]["Instant"] | null;
        };
        PasskeyOffer: {
            challenge: string;
            /** @description The domain. */
            relying_party: string;
            known: components["schemas"]["KnownCredential"][];
        };
        Pattern: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["PatternCode"];
            type: components["schemas"]["PatternType"];
            /** @example کد ورود */
            title: string;
            /** @example برای ورود مشتریان به وب‌گاه */
            description: string | null;
            state: components["schemas"]["PatternState"];
            /** @description The newest one. */
            version: number;
            /** @description That is sent; null when none was accepted yet. */
            accepted_version: number | null;
            /**
             * @description Of the newest version.
             * @example کد ورود شما به فروشگاه آبان: {{code}}
             */
            text: string;
            /**
             * @description Why the newest version was refused
             * @example null
             */
            reason: string | null;
            created_at: components["schemas"]["Instant"];
        };
        /** @description A person has decided about a pattern of the account; ask `patterns` for what is on the screen. */
        PatternChangedEvent: {
            /** @constant */
            event: "pattern_changed";
            data: Record<string, never>;
        };
        /** @example ftfzj8dt3k */
        PatternCode: string;
        /** @example برای ورود مشتریان به وب‌گاه */
        PatternDescription: string;
        PatternDetails: {
            pattern: components["schemas"]["Pattern"];
            versions: components["schemas"]["PatternVersion"][];
        };
        PatternParam: {
            /** @example code */
            name: string;
            /** @example 123456 */
            value: string;
        };
        /**
         * @description Of its newest version.
         * @enum {string}
         */
        PatternState: "waiting" | "accepted" | "refused";
        /** @example کد ورود شما به فروشگاه آبان: {{code}} */
        PatternText: string;
        /** @example کد ورود */
        PatternTitle: string;
        /** @enum {string} */
        PatternType: "manual" | "otp" | "transactional";
        PatternVariable: {
            /** @example code */
            name: string;
            /**
             * @example code
             * @enum {string}
             */
            type: "string" | "number" | "date" | "code" | "link";
            /** @example 6 */
            max_length: number;
        };
        PatternVariables: components["schemas"]["PatternVariable"][];
        PatternVersion: {
            /** @example 1 */
            version: number;
            /** @example کد ورود شما به فروشگاه آبان: {{code}} */
            text: string;
            variables: components["schemas"]["PatternVariables"];
            /** @example null */
            website: string | null;
            /**
             * @example accepted
             * @enum {string}
             */
            state: "waiting" | "accepted" | "refused" | "replaced";
            /** @example null */
            reason: string | null;
            asked_at: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @example 2026-11-20T08:30:00.000Z
             */
            decided_at: string | null;
        };
        /**
         * @description An address that may stand in the text for the name of the company, and to which links may lead.
         * @example https://aban.example.ir
         */
        PatternWebsite: string;
        Payment: {
            id: components["schemas"]["Id"];
            /**
             * @description waiting: not known yet; credited: in the wallet; failed: not paid, and what was taken comes back within 72 hours; returned: the bank gave it back.
             * @enum {string}
             */
            state: "waiting" | "credited" | "failed" | "returned";
            gateway: components["schemas"]["GatewayName"];
            amount: components["schemas"]["Rial"];
            tax: components["schemas"]["Rial"];
            payable: components["schemas"]["Rial"];
            /** @description What comes on top of the amount when it is credited. */
            bonus: components["schemas"]["Rial"];
            bonus_title: string | null;
            description: string;
            tracking_code: string | null;
            card: string | null;
            created_at: components["schemas"]["Instant"];
            settled_at: components["schemas"]["Instant"] | null;
        };
        PaymentMethods: {
            /** @description The preferred one first. */
            gateways: {
                name: components["schemas"]["GatewayName"];
                title: string;
            }[];
            minimum: components["schemas"]["Rial"];
            maximum: components["schemas"]["Rial"];
            tax_percent: number;
        };
        /**
         * @description Known name of `limit`; it holds when both are given.
         * @example 10
         */
        PerPage: number;
        PermissionGroup: {
            /** @example گزارش‌ها */
            title: string;
            permissions: {
                /** @example report.read */
                key: string;
                /** @example دیدن گزارش ارسال‌ها */
                title: string;
                /**
                 * @description Whether who asks holds it
                 * @example true
                 */
                may_give: boolean;
            }[];
        };
        /**
         * @description Keys of `permission_list`.
         * @example [
         *       "report.read",
         *       "send.create"
         *     ]
         */
        PermissionKeys: string[];
        /** @description Hours of the day in Tehran, from the beginning of `from` to the beginning of `to`; 22 to 6 goes over midnight. Outside of them its sends wait; login codes do not. */
        PermittedHours: {
            from: number;
            to: number;
        };
        /** @enum {string} */
        Person: "real" | "legal";
        /**
         * @description `98` and ten digits. For a role that sees numbers masked, and a key of such a role or maker, without its middle: `0924***0001`.
         * @example 989241234567
         */
        PersonNumber: string;
        Phonebook: {
            id: components["schemas"]["Id"];
            /** @example مشتریان تهران */
            title: string;
            code: components["schemas"]["PhonebookCode"] | null;
            members_count: number;
            created_at: components["schemas"]["Instant"];
        };
        PhonebookChoice: {
            id: components["schemas"]["Id"];
            /** @example مشتریان تهران */
            title: string;
            code: components["schemas"]["PhonebookCode"] | null;
            members_count: number;
        };
        /**
         * @description What programs may call a phonebook; unique without regard to small and capital letters.
         * @example tehran
         */
        PhonebookCode: string;
        /** @description Phonebooks of the account, with at most 1,000,000 numbers together. Who stands in several receives it once. */
        PhonebookIds: components["schemas"]["Id"][];
        PhonebookImport: {
            id: components["schemas"]["Id"];
            /**
             * @description failed: the file, or all of the phonebooks, were deleted meanwhile, or the file could not be read in several tries; what has been added stays.
             * @enum {string}
             */
            state: "running" | "done" | "failed";
            /** @description Why it failed, as a Persian sentence. */
            state_reason: string | null;
            /** @description Records of the file. */
            record_count: number;
            /** @description So many of them have been read. */
            read_count: number;
            added_count: number;
            /** @description Were in all of the places already */
            existing_count: number;
            invalid_count: number;
            created_at: components["schemas"]["Instant"];
            finished_at: components["schemas"]["InstantOrNull"];
        };
        PhonebookNumbersCount: {
            /** @description Distinct numbers. */
            total: number;
            /** @description All four operators, of the distinct numbers. */
            by_operator: {
                operator: components["schemas"]["Operator"];
                count: number;
                reachable: number;
            }[];
            blacklisted: number;
            /** @description Of those that are not blacklisted. */
            opted_out: number;
            reachable: number;
            reachable_by_advertising: number;
            /** @description What several phonebooks share. Left out for one phonebook and for a segment. */
            overlap?: {
                /** @description Distinct numbers that stand in more than one. */
                in_several: number;
                /** @description Phonebooks that share numbers, the largest ten first. Empty for more than ten phonebooks. */
                pairs: {
                    /** @description Titles of the two. */
                    phonebooks: string[];
                    count: number;
                }[];
            };
        };
        /** @example مشتریان تهران */
        PhonebookTitle: string;
        Place: {
            id: number;
            name: string;
        };
        PlaceId: number;
        PlaceIdAsText: string;
        Plan: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            price: components["schemas"]["Rial"];
            /** @description How long it lasts; null for without end. */
            days: number | null;
            services: components["schemas"]["PlanService"][];
            is_offered: boolean;
            is_held: boolean;
            /** @description Null where the account has it without end, or not at all. */
            held_until: components["schemas"]["Instant"] | null;
        };
        /**
         * @description own_texts: a text for each person (keyword, peer-to-peer); banks: people by place, postal code and trade; map: by map and cell tower; link_tracker: short links that count who opens them.
         * @enum {string}
         */
        PlanService: "own_texts" | "banks" | "map" | "link_tracker";
        PlanServiceState: {
            service: components["schemas"]["PlanService"];
            is_open: boolean;
        };
        Price: {
            /** @description Of the text as it leaves. */
            parts: number;
            /** @enum {string} */
            encoding: "gsm7" | "ucs2";
            /** @description As it leaves, with the opt-out text where the line adds it. */
            final_text: string;
            /** @description What the whole message costs for one recipient of MCI, without charity. */
            mci_price: components["schemas"]["Rial"];
            /** @description The same for one of any other operator. */
            other_price: components["schemas"]["Rial"];
            quote: components["schemas"]["Quote"] | null;
            hours_conflict?: components["schemas"]["HoursConflict"];
            limit?: components["schemas"]["PriceLimit"];
        };
        /** @description What the limits of who asks make of the quote: it is refused as a send, or waits for the approval of a colleague. Left out when nothing stands in its way. */
        PriceLimit: {
            /**
             * @description More than one send, or than the day, may cost; more than they decide alone.
             * @enum {string}
             */
            kind: "send" | "day" | "approval";
            /** @example این ارسال پس از تأیید یک همکار فرستاده می‌شود. */
            sentence: string;
        };
        Profile: {
            user_name: string;
            /** @description The owner's number. Empty when nobody owns the account any more. */
            mobile: string;
            /** @description For `user/files/download`. */
            logo_file_id: string | null;
            /** @description What cannot be changed here. */
            settled: components["schemas"]["ProfileField"][];
            details: components["schemas"]["ProfileDetails"];
        };
        ProfileChanges: {
            person?: components["schemas"]["Person"];
            first_name?: string | null;
            last_name?: string | null;
            /** @description Ten digits. */
            national_id?: string | null;
            /** Format: date */
            birth_date?: string | null;
            father_name?: string | null;
            birth_place?: string | null;
            /** @description Of the birth certificate; at most ten digits. */
            id_number?: string | null;
            /** @enum {string|null} */
            gender?: "male" | "female" | null;
            company_name?: string | null;
            /** @description 3 to 11 digits. */
            company_national_id?: string | null;
            /** @description 3 to 15 digits. */
            registration_number?: string | null;
            /** Format: date */
            registration_date?: string | null;
            /** @description 3 to 12 digits. */
            economic_number?: string | null;
            ceo_first_name?: string | null;
            ceo_last_name?: string | null;
            /** @description Ten digits. */
            ceo_national_id?: string | null;
            email?: string | null;
            website?: string | null;
            /** @description Three digits. */
            city_code?: string | null;
            /** @description At most eight digits. */
            landline?: string | null;
            /** @description Ten digits. */
            postal_code?: string | null;
            address?: string | null;
        };
        ProfileDetails: {
            person: components["schemas"]["Person"];
            first_name: string | null;
            last_name: string | null;
            /** @description Ten digits. */
            national_id: string | null;
            /** Format: date */
            birth_date: string | null;
            father_name: string | null;
            birth_place: string | null;
            /** @description Of the birth certificate; at most ten digits. */
            id_number: string | null;
            /** @enum {string|null} */
            gender: "male" | "female" | null;
            company_name: string | null;
            /** @description 3 to 11 digits. */
            company_national_id: string | null;
            /** @description 3 to 15 digits. */
            registration_number: string | null;
            /** Format: date */
            registration_date: string | null;
            /** @description 3 to 12 digits. */
            economic_number: string | null;
            ceo_first_name: string | null;
            ceo_last_name: string | null;
            /** @description Ten digits. */
            ceo_national_id: string | null;
            email: string | null;
            website: string | null;
            /** @description Three digits. */
            city_code: string | null;
            /** @description At most eight digits. */
            landline: string | null;
            /** @description Ten digits. */
            postal_code: string | null;
            address: string | null;
        };
        /** @enum {string} */
        ProfileField: "person" | "first_name" | "last_name" | "national_id" | "birth_date" | "father_name" | "birth_place" | "id_number" | "gender" | "company_name" | "company_national_id" | "registration_number" | "registration_date" | "economic_number" | "ceo_first_name" | "ceo_last_name" | "ceo_national_id" | "email" | "website" | "city_code" | "landline" | "postal_code" | "address";
        Promotion: {
            id: components["schemas"]["Id"];
            title: string;
            percent: number;
            /** @description For payments of at least so much. */
            from: components["schemas"]["Rial"];
            /** @description It gives no more than this; null for no limit. */
            most: components["schemas"]["Rial"] | null;
            ends_at: components["schemas"]["Instant"];
        };
        /** @description A solved `challenge`, wanted after 428-10. */
        Proof: string;
        ProofChallenge: {
            /** @constant */
            algorithm: "SHA-256";
            challenge: string;
            maxnumber: number;
            salt: string;
            signature: string;
        };
        /** @enum {string} */
        ProofPurpose: "login" | "password_reset" | "registration";
        PropertyChange: {
            id: components["schemas"]["Id"];
            value: components["schemas"]["PropertyText"] | null;
        };
        /** @description Contacts whose value lies from `from` to `to`, both included, or of a text begins with `begins`, whatever keyboard wrote it. With nothing but the id those that have any value. */
        PropertyFilter: {
            id: components["schemas"]["Id"];
            begins?: components["schemas"]["PropertyText"];
            from?: components["schemas"]["PropertyText"];
            to?: components["schemas"]["PropertyText"];
        };
        /**
         * @description What a text with variables calls it; unique without regard to small and capital letters.
         * @example city
         */
        PropertyLatinTitle: string;
        /**
         * @description A text of at most 200 characters, a day as YYYY-MM-DD, or a whole number of at most 14 digits, as the property's type wants it.
         * @example تهران
         */
        PropertyText: string;
        /** @example شهر */
        PropertyTitle: string;
        /** @enum {string} */
        PropertyType: "string" | "date" | "int";
        PropertyValue: {
            id: components["schemas"]["Id"];
            value: components["schemas"]["PropertyText"];
        };
        QuickLink: {
            id: components["schemas"]["Id"];
            title: string;
            /**
             * @description A page of the panel.
             * @example /reports
             */
            path: string;
            /** @description A name of the panel's icons; an unknown one is drawn as a link. */
            icon: string;
        };
        Quote: {
            quote_id: components["schemas"]["Id"];
            expires_at: components["schemas"]["Instant"];
            reachable_count: number;
            excluded: components["schemas"]["ExcludedCounts"];
            by_operator: {
                operator: components["schemas"]["Operator"];
                /** @description With texts of their own there is a line for each count of parts and language. */
                parts?: number;
                /** @enum {string} */
                language?: "persian" | "latin";
                count: number;
                unit_price: components["schemas"]["Rial"];
                total: components["schemas"]["Rial"];
            }[];
            subtotal: components["schemas"]["Rial"];
            charity: components["schemas"]["Rial"];
            total: components["schemas"]["Rial"];
            credit: components["schemas"]["Rial"];
            enough_credit: boolean;
            /** @description With texts of their own, the first of the recipients who cost most. */
            dearest?: components["schemas"]["OwnText"];
        };
        /** @description How many are taken at most; without it all that follow. A number that comes again in another phonebook counts. */
        RangeSize: number;
        /** @description Numbers that are passed over first; phonebook after phonebook in the order given, in each by number. Without it none. */
        RangeStart: number;
        ReadInbox: {
            changed_count: number;
            /** @description Those that were not so before; with them the change is taken back. */
            changed_ids: components["schemas"]["Id"][];
            unread_count: number;
        };
        Reader: {
            id: components["schemas"]["Id"];
            title: string;
            line: components["schemas"]["LineNumber"];
            from_number: components["schemas"]["LineNumber"];
            keywords: {
                word: string;
                reply: string;
            }[];
            /** @description For a correct code. */
            reply: string | null;
            duplicate_reply: string | null;
            /** @description Without it, what holds no code is left to others. */
            wrong_reply: string | null;
            /** @description Who sends a correct code comes into it. */
            add_to_phonebook_id: string | null;
            /** Format: date-time */
            starts_at: string | null;
            /** Format: date-time */
            ends_at: string | null;
            is_active: boolean;
            state: components["schemas"]["SecretaryState"];
            /** @description Why it was refused, as a sentence. */
            refusal: string | null;
            /** @description Its codes. */
            code_count: number;
            /** @description Those of them that somebody has sent. */
            used_count: number;
            /** @description Messages that it has dealt with. */
            message_count: number;
            /** Format: date-time */
            created_at: string;
        };
        ReaderCode: {
            /** @description As it was given. */
            code: string;
            /** @description Who sent it first. */
            number: string | null;
            /** Format: date-time */
            used_at: string | null;
        };
        /** @example PYK-7Q4M-22 */
        ReaderCodeText: string;
        ReaderDeleted: {
            deleted_count: number;
        };
        ReaderDraw: {
            id: components["schemas"]["Id"];
            seed: string;
            /** @description SHA-256 of the list that was drawn from. */
            list_hash: string;
            /** @description Codes in the list. */
            entry_count: number;
            /** @description In the order in which they were drawn. */
            winners: {
                code: string;
                number: components["schemas"]["PersonNumber"];
            }[];
            /** Format: date-time */
            drawn_at: string;
        };
        /** @description Words, each with an answer of its own. A message that is one of them gets it. */
        ReaderKeywords: {
            /** @example راهنما */
            word: string;
            reply: components["schemas"]["SecretaryReply"];
        }[];
        /**
         * @description What a code reader found in a message.
         * @enum {string}
         */
        ReaderReading: "correct" | "duplicate" | "wrong" | "keyword";
        /**
         * @description May have the variables of `advanced-reader/get-variables`.
         * @example کد {{code}} ثبت شد.
         */
        ReaderReply: string;
        ReceiverLine: {
            number: components["schemas"]["LineNumber"];
            /** @description What the account calls it. */
            title: string;
        };
        Recipient: {
            n: number;
            number: components["schemas"]["PersonNumber"];
            operator: components["schemas"]["Operator"];
            status: components["schemas"]["RecipientStatus"];
            /** @description What the status means for this recipient, in Persian. */
            reason: string | null;
            parts: number;
            /** @description Only where each recipient has a text of its own: what this one was sent. */
            text?: string;
            price: components["schemas"]["Rial"];
            /**
             * @description Where the price is now.
             * @enum {string}
             */
            money: "held" | "charged" | "returned";
            submitted_at: components["schemas"]["InstantOrNull"];
            answered_at: components["schemas"]["InstantOrNull"];
            receipt_at: components["schemas"]["InstantOrNull"];
        };
        /** @description Counts that add up to the send's recipients. */
        RecipientCounts: {
            total: number;
            queued: number;
            submitted: number;
            sent: number;
            reached_telecom: number;
            delivered: number;
            undelivered: number;
            blacklisted: number;
            in_doubt: number;
            expired: number;
            cancelled: number;
            refused: number;
        };
        /** @description Mobile numbers in any accepted spelling. Invalid and repeated ones are left out and reported, each with its reason. */
        RecipientNumbers: string[];
        /**
         * @description 0 sent, 1 reached telecom, 2 reached handset, 3 not reached handset, 4 blacklist, 10 queued, 11 submitted and not yet answered, 12 in doubt, 13 expired, 14 cancelled, 15 refused by the operator.
         * @enum {integer}
         */
        RecipientStatus: 0 | 1 | 2 | 3 | 4 | 10 | 11 | 12 | 13 | 14 | 15;
        RecipientTimeline: {
            recipient: components["schemas"]["Recipient"];
            steps: components["schemas"]["TimelineStep"][];
            /** @description What the sender can do now, in Persian; null where nothing is to be done. */
            advice: string | null;
            /** @description Where the price is and why, in Persian. */
            money_note: string;
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        /** @description To whom, as in a send: one of `recipients`, `phonebook_ids` (perhaps with `start` and `size`), `contact_ids` and `segment_id`. With `birthday` and `property` nothing for all contacts, or the `phonebook_ids` that they must stand in. */
        RecurringParams: {
            recipients?: string[];
            phonebook_ids?: components["schemas"]["PhonebookIds"];
            start?: components["schemas"]["RangeStart"];
            size?: components["schemas"]["RangeSize"];
            contact_ids?: components["schemas"]["ContactIds"];
            segment_id?: components["schemas"]["Id"];
        };
        /** @description When it comes again, by the Jalali calendar and the clock of Tehran. `week` takes `weekdays`; `month` takes `month_day`, and a month that is shorter its last day. `birthday` sends each day to the contacts who were born on it, `property` to those of whom a date is kept in the property `property_id`; anyone who was born on 30 Esfand gets it on the 29th in a common year. */
        RecurringRule: {
            /** @enum {string} */
            every: "day" | "week" | "month" | "birthday" | "property";
            /** @description 0 Saturday ... 6 Friday. */
            weekdays?: number[];
            month_day?: number;
            property_id?: components["schemas"]["Id"];
            /** @example 09:30 */
            time: string;
            starts_on: components["schemas"]["Day"];
            ends_on?: components["schemas"]["Day"];
            /** @description It ends with so many sends; a time without one does not count. */
            max_sends?: number;
        };
        RecurringRun: {
            due_at: components["schemas"]["Instant"];
            run_at: components["schemas"]["Instant"];
            /**
             * @description `sent` was accepted as the send `send_id`; `nobody` had its day on which nobody has one; `missed` was not accepted, for the reason.
             * @enum {string}
             */
            outcome: "sent" | "nobody" | "missed";
            reason: string | null;
            send_id: components["schemas"]["Id"] | null;
            /** @description As the send is now; see `SendState`. */
            send_state: number | null;
        };
        RecurringSend: {
            id: components["schemas"]["Id"];
            from_number: components["schemas"]["LineNumber"];
            message: string;
            charity: boolean;
            rate_per_second: number | null;
            validity_minutes: number | null;
            rule: components["schemas"]["RecurringRule"];
            /** @description Of one that is shown by its id; null in lists. */
            params: components["schemas"]["RecurringParams"] | null;
            state: components["schemas"]["RecurringState"];
            /** @description Why it has paused itself. */
            state_reason: string | null;
            next_run_at: components["schemas"]["InstantOrNull"];
            sent_count: number;
            last_run: components["schemas"]["RecurringRun"] | null;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        /**
         * @description One that is `paused` by a person or by itself goes on when it is resumed; one that has `ended` has no time left.
         * @enum {string}
         */
        RecurringState: "active" | "paused" | "ended";
        Registration: {
            proof?: components["schemas"]["Proof"];
            username: string;
            password: string;
            mobile: components["schemas"]["Mobile"];
            /** @enum {string} */
            person: "real" | "legal";
            /** @description Of a legal person: of who acts for it. */
            first_name: string;
            last_name: string;
            /** @description Ten digits. */
            national_id: string;
            birth_date: components["schemas"]["Day"];
            /** @description Needed for a legal person, refused for a real one. */
            company?: null | {
                name: string;
                /** @description Three to eleven digits. */
                national_id: string;
                /** @description Three to fifteen digits. */
                registration_number: string;
                /** @description Three to twelve digits. */
                economic_number?: string | null;
            };
            package_id: components["schemas"]["Id"];
            activity_domain_id: components["schemas"]["Id"];
            /** @description From `acl/list`; without it the first one. */
            role_id?: components["schemas"]["Id"];
            /** @description Of the terms that were accepted. */
            terms_version: string;
        };
        /** @example متن آن هنوز آماده نیست. */
        RejectReason: string;
        ReportsOverview: {
            /** @description Every day of the range, in order. */
            days: (components["schemas"]["SentCounts"] & {
                day: components["schemas"]["CalendarDay"];
                /** @description Numbers that came on the cancel-11 list on that day and still stand on it. */
                opt_outs: number;
                /** @description Messages that the inbox has of that day. */
                received: number;
            })[];
            /** @description All 24. */
            hours: (components["schemas"]["SentCounts"] & {
                hour: number;
            })[];
            /** @description Those with the most messages first. */
            lines: (components["schemas"]["SentCounts"] & {
                from_number: components["schemas"]["LineNumber"];
            })[];
            operators: (components["schemas"]["SentCounts"] & {
                operator: components["schemas"]["Operator"];
            })[];
        };
        /**
         * @description An exact amount in rial.
         * @example 3697.5
         */
        Rial: string;
        /**
         * @description An exact amount in rial, never below zero.
         * @example 5000000
         */
        RialAmount: string;
        /**
         * @description An amount in whole rial; null for no limit.
         * @example 5000000
         */
        RialLimit: string | null;
        /** @description What the user of this socket may do can have changed; ask check_token. */
        RightsChangedEvent: {
            /** @constant */
            event: "rights_changed";
            data: Record<string, never>;
        };
        Role: {
            id: components["schemas"]["Id"];
            /** @example فروش */
            title: string;
            /**
             * @example [
             *       "report.read",
             *       "send.create"
             *     ]
             */
            permissions: string[];
            limits: components["schemas"]["RoleLimits"];
            /** @example 2 */
            colleagues_count: number;
            /**
             * @description Whether who asks holds all of it, and does not hold the role themselves.
             * @example true
             */
            may_change: boolean;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        /** @description What the members of a role, and programs with its keys, may at most. Null for no limit. */
        RoleLimits: {
            /** @description One send costs no more. */
            max_send_price: components["schemas"]["RialLimit"];
            /** @description Each of them spends no more in a day of Tehran. */
            max_day_price: components["schemas"]["RialLimit"];
            /** @description A send that costs more waits for a second person of the account. */
            approval_above_price: components["schemas"]["RialLimit"];
            /** @description They see and use these lines only. */
            line_ids: components["schemas"]["LimitedIds"];
            /** @description They see and use these phonebooks only. */
            phonebook_ids: components["schemas"]["LimitedIds"];
            /**
             * @description They see mobile numbers without their middle.
             * @example false
             */
            masks_numbers: boolean;
        };
        /** @example فروش */
        RoleTitle: string;
        SecondFactorRule: {
            is_required: boolean;
            without_count: number;
        };
        Secretary: {
            id: components["schemas"]["Id"];
            title: string;
            line: components["schemas"]["LineNumber"];
            from_number: components["schemas"]["LineNumber"];
            match: components["schemas"]["SecretaryMatch"];
            words: string[];
            reply: string | null;
            forward_to: components["schemas"]["PersonNumber"][];
            forward_to_webhook_id: string | null;
            add_to_phonebook_id: string | null;
            remove_from_phonebook_id: string | null;
            opts_out: boolean;
            once_per_sender: boolean;
            /** Format: date-time */
            starts_at: string | null;
            /** Format: date-time */
            ends_at: string | null;
            from_hour: number | null;
            to_hour: number | null;
            is_active: boolean;
            state: components["schemas"]["SecretaryState"];
            /** @description Why it was refused, as a sentence. */
            refusal: string | null;
            /** @description Messages that it has dealt with. */
            message_count: number;
            /** Format: date-time */
            created_at: string;
        };
        /** @description A secretary of the account was changed, decided about, or has dealt with messages; ask for what is on the screen. */
        SecretaryChangedEvent: {
            /** @constant */
            event: "secretary_changed";
            data: Record<string, never>;
        };
        /** @description Mobile numbers that get the message, with its sender before it. */
        SecretaryForwardTo: string[];
        /**
         * @description Which messages: `any`, those that are one of the words (`exact`), or those in which one of them stands (`contains`). Keyboards, digits, half-spaces, case, punctuation and repeated blanks make no difference. Words are plain text.
         * @enum {string}
         */
        SecretaryMatch: "any" | "exact" | "contains";
        SecretaryMessage: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["PersonNumber"];
            text: string;
            /** Format: date-time */
            received_at: string;
            outcome: components["schemas"]["SecretaryOutcome"];
            reason: string | null;
            /** @description The send with the answer; none where nothing was to be sent. */
            send_id: string | null;
            /** @description None of a secretary that is no reader. */
            reading: components["schemas"]["ReaderReading"] | null;
            /** @description The code or the keyword in it. */
            found: string | null;
        };
        SecretaryMessageFilters: {
            outcome?: components["schemas"]["SecretaryOutcome"];
            reading?: components["schemas"]["ReaderReading"];
            /** @description A whole number of a sender. */
            number?: string;
        };
        /**
         * @description `done`; or why nothing was done: `again` (once for each sender), `too_often` (five of one number within ten minutes), `unpaid` (too little credit), `refused` (the reason says why).
         * @enum {string}
         */
        SecretaryOutcome: "done" | "again" | "too_often" | "unpaid" | "refused";
        /**
         * @description May have `{{number}}`, `{{date}}` and `{{time}}`.
         * @example پیام شما رسید؛ به‌زودی با شما تماس می‌گیریم.
         */
        SecretaryReply: string;
        /**
         * @description What a person has decided about it.
         * @enum {string}
         */
        SecretaryState: "waiting" | "accepted" | "refused";
        /** @example پاسخ به تماس‌های شب */
        SecretaryTitle: string;
        /** @description A webhook of the account that gets the message as `secretary.message`, signed and tried again like any event, whatever other events it hears. */
        SecretaryWebhook: components["schemas"]["Id"];
        /** @description Needed unless any message will do. */
        SecretaryWords: string[];
        Segment: {
            id: components["schemas"]["Id"];
            /** @example مشتریان ویژهٔ تهران */
            title: string;
            filters: components["schemas"]["ContactFilters"];
            /** @description It asks for a phonebook, a tag or a property that is gone. */
            broken: boolean;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        /** @example مشتریان ویژهٔ تهران */
        SegmentTitle: string;
        Send: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["SmsType"];
            state: components["schemas"]["SendState"];
            /** @description Why it is in this state, in Persian, where that needs saying. */
            state_reason: string | null;
            from_number: components["schemas"]["LineNumber"];
            /** @description The beginning of the text. */
            summary: string;
            /** @description Numbers given, before any was left out. */
            requested_count: number;
            counts: components["schemas"]["RecipientCounts"];
            /** @description Parts of the text. */
            parts: number;
            /** @description Prices of all recipients; charity stands beside it. */
            cost: components["schemas"]["Rial"];
            /** @description Set aside for it now, with charity: what was quoted until its recipients are known, then what is neither charged nor given back. */
            held: components["schemas"]["Rial"];
            /** @description Taken out of the hold so far, with charity. */
            charged: components["schemas"]["Rial"];
            /** @description Given back so far, with charity. */
            returned: components["schemas"]["Rial"];
            created_at: components["schemas"]["Instant"];
            finished_at: components["schemas"]["InstantOrNull"];
            /** @description To the own number of its sender. */
            is_test: boolean;
            /** @description The time it was scheduled for. */
            send_time: components["schemas"]["InstantOrNull"];
            /** @description When it goes on by itself; its time, or the next permitted hour of its line. Null when it waits for no time. */
            waits_until: components["schemas"]["InstantOrNull"];
        };
        /** @description That it waits, or has waited, for a second person: its cost is above what its maker decides alone. Left out where nobody was asked. */
        SendApproval: {
            /**
             * @description Null while it waits. Withdrawn by its maker, or nobody decided in time.
             * @enum {string|null}
             */
            decision: "approved" | "rejected" | "withdrawn" | "expired" | null;
            cost: components["schemas"]["Rial"];
            /**
             * @description Who made it.
             * @example سارا محمدی
             */
            asked_by: string;
            asked_at: components["schemas"]["Instant"];
            /** @description Undecided until then it is stopped. */
            expires_at: components["schemas"]["Instant"];
            decided_by: string | null;
            decided_at: components["schemas"]["InstantOrNull"];
            /** @description Of who rejected it. */
            reason: string | null;
            /** @description Whether who asks made it; they never decide. */
            is_own: boolean;
            /** @description Whether who asks may approve or reject it now. */
            may_decide: boolean;
        };
        SendControl: {
            send_id: components["schemas"]["Id"];
            state: components["schemas"]["SendState"];
            send_time: components["schemas"]["InstantOrNull"];
            rate_per_second: components["schemas"]["SendRate"];
        };
        SendDetails: components["schemas"]["Send"] & {
            /** @description With its variables, where each recipient has a text of its own. */
            text: string;
            /** @description Each recipient has a text of its own, see its row. Left out otherwise. */
            own_texts?: boolean;
            /** @description Its links are short ones, see `panel/link_tracker`. Left out otherwise. */
            track_links?: boolean;
            approval?: components["schemas"]["SendApproval"];
            /** @enum {string} */
            encoding: "gsm7" | "ucs2";
            excluded: components["schemas"]["ExcludedCounts"];
            charity: components["schemas"]["Rial"];
            user_ip: string | null;
            can_stop: boolean;
            can_pause: boolean;
            can_resume: boolean;
            can_reschedule: boolean;
            can_set_rate: boolean;
            paused_at: components["schemas"]["InstantOrNull"];
            rate_per_second: components["schemas"]["SendRate"];
            /** @description What has not been handed over by then expires and is given back. */
            expires_at: components["schemas"]["InstantOrNull"];
            /** @description The send whose failed recipients this one is for. */
            resent_from: components["schemas"]["Id"] | null;
            /** @description How many `send/resend_failed` would be for now; zero while the send or a resend of it is under way. */
            resendable_count: number;
            /** @description Since when its recipients lie in files: whatever asks for them answers 409-600 until support brings them back; text, counts and costs are there as ever. Left out otherwise. */
            recipients_in_files_since?: components["schemas"]["Instant"];
            /** @description What holds on its line now, beside its own rate; null when it has finished, and for login codes, which know none. */
            line_limits: components["schemas"]["LineLimits"] | null;
        };
        SendFilters: {
            send_id?: components["schemas"]["Id"];
            number?: components["schemas"]["LineNumberAsGiven"];
            message?: string;
            state?: components["schemas"]["SendState"];
            /** @description Finished sends only (state 6); those of which receipts are still expected, or all others. */
            awaits_receipts?: boolean;
            type?: components["schemas"]["SmsType"];
            from_date?: components["schemas"]["Instant"];
            to_date?: components["schemas"]["Instant"];
            /** @description Known name of `send_id`. */
            messages_outbox_id?: components["schemas"]["IdAsGiven"];
            /** @description Known name of `state`. */
            state_id?: components["schemas"]["SendState"];
            /** @description Known form of `from_date`. */
            create_from_date?: components["schemas"]["UnixSeconds"];
            /** @description Known form of `to_date`; the whole second is in. */
            create_to_date?: components["schemas"]["UnixSeconds"];
        };
        SendListQuestion: {
            /** @default 1 */
            page: number;
            /** @default 10 */
            limit: number;
            per_page?: components["schemas"]["PerPage"];
            filters?: components["schemas"]["SendFilters"];
        };
        SendProgress: {
            send_id: components["schemas"]["Id"];
            state: components["schemas"]["SendState"];
            state_reason: string | null;
            waits_until: components["schemas"]["InstantOrNull"];
            counts: components["schemas"]["RecipientCounts"];
            held: components["schemas"]["Rial"];
            charged: components["schemas"]["Rial"];
            returned: components["schemas"]["Rial"];
            finished_at: components["schemas"]["InstantOrNull"];
        };
        SendProgressEvent: {
            /** @constant */
            event: "send_progress";
            data: components["schemas"]["SendProgress"];
        };
        /** @description Parts a second that the send takes at most; null for none of its own. */
        SendRate: number | null;
        /**
         * @description 0 creating, 1 waiting for review, 2 sending, 3 rejected, 4 no valid recipient, 5 queued, 6 finished, 7 stopped, 8 no credit, 9 system error, 10 paused, 11 scheduled.
         * @enum {integer}
         */
        SendState: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
        SendStats: {
            /**
             * @description The whole send has one text, hence one language.
             * @enum {string}
             */
            language: "fa" | "en";
            operators: {
                operator: components["schemas"]["Operator"];
                counts: components["schemas"]["RecipientCounts"];
                charged: components["schemas"]["Rial"];
                returned: components["schemas"]["Rial"];
            }[];
        };
        /**
         * Format: date-time
         * @description When a send leaves, at least a minute and at most a year from now. Without it, at once.
         * @example 2026-11-20T08:30:00.000Z
         */
        SendTime: string;
        SentCounts: {
            /** @description Recipients whose message the operator took; the next three are among them. */
            sent: number;
            delivered: number;
            undelivered: number;
            blacklisted: number;
            charged: components["schemas"]["Rial"];
        };
        SignIn: {
            id: components["schemas"]["Id"];
            /**
             * @description in: signed in; wrong_password, wrong_code: refused for it; refused: for another reason, such as too many tries.
             * @enum {string}
             */
            outcome: "in" | "wrong_password" | "wrong_code" | "refused";
            /** @description The admin who came in on behalf of the account. */
            admin_name: string | null;
            address_range: string | null;
            at: components["schemas"]["Instant"];
        };
        /**
         * @description How the send was made, all that the report knows. Today sends are made as normal, webservice, verification, file and phonebook; a filter for another one finds nothing.
         * @enum {string}
         */
        SmsType: "normal" | "webservice" | "bts" | "regional_irancell" | "national_division_mci" | "keyword" | "voice" | "inbox_secretary" | "job" | "auto_answer" | "visit" | "membership_secretary" | "email" | "idea" | "polls" | "matches" | "redirector" | "congrats" | "warning" | "payment" | "alert" | "charge_request" | "notice" | "reader" | "verification" | "pattern" | "pattern_otp" | "pattern_transactional" | "postal_code_bank" | "regional" | "country" | "map" | "peer_to_peer" | "election" | "file" | "phonebook";
        StartedPayment: {
            url: string;
            payment: components["schemas"]["Payment"];
        };
        SupportAccess: {
            /** @description Null when support may only look. */
            until: components["schemas"]["InstantOrNull"];
            /** @description The name of the user who let it; null when it may only look. */
            given_by: string | null;
        };
        /**
         * @description send: nothing is sent to the number; receive: what it sends is not shown; cancel_11: no advertising is sent to it, because its owner asked for it.
         * @enum {string}
         */
        SuppressedKind: "send" | "receive" | "cancel_11";
        SuppressedNumber: {
            mobile_ref?: components["schemas"]["NumberRef"];
            mobile: components["schemas"]["PersonNumber"];
            name: components["schemas"]["ContactName"] | null;
            /** @description Of cancel-11: the line to which its owner wrote. */
            line: string | null;
            /** @description Of cancel-11: what its owner wrote. */
            message: string | null;
            created_at: components["schemas"]["Instant"];
        };
        SystemicPattern: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["PatternCode"];
            type: components["schemas"]["PatternType"];
            /** @example کد ورود */
            title: string;
            /** @description When to use it. */
            description: string | null;
            /**
             * @description With the name of the account in it.
             * @example فروشگاه آبان، کد شما: {{code}}
             */
            text: string;
            variables: components["schemas"]["PatternVariables"];
            created_at: components["schemas"]["Instant"];
        };
        Tag: {
            id: components["schemas"]["Id"];
            /** @example مشتری ویژه */
            title: string;
            contacts_count: number;
            created_at: components["schemas"]["Instant"];
        };
        TagChoice: {
            id: components["schemas"]["Id"];
            /** @example مشتری ویژه */
            title: string;
        };
        /** @example مشتری ویژه */
        TagTitle: string;
        TakenGift: {
            id: components["schemas"]["Id"];
            title: string;
            amount: components["schemas"]["Rial"];
            taken_at: components["schemas"]["Instant"];
        };
        TariffToday: {
            at: components["schemas"]["Instant"];
            lines: components["schemas"]["LineTariff"][];
        };
        Ticket: {
            id: components["schemas"]["Id"];
            /** @example ارسال پیام */
            category_title: string;
            /** @example پیام نرسیده است */
            sub_category_title: string;
            /** @example پیام‌های دیروز نرسیده‌اند */
            subject: string;
            state: components["schemas"]["TicketState"];
            rate: number | null;
            /** @description Support has written what nobody of the account has seen. */
            is_unread: boolean;
            created_at: components["schemas"]["Instant"];
            changed_at: components["schemas"]["Instant"];
        };
        TicketCategory: {
            /** @example send */
            key: string;
            /** @example ارسال پیام */
            title: string;
            sub_categories: {
                /** @example not-delivered */
                key: string;
                /** @example پیام نرسیده است */
                title: string;
            }[];
        };
        /** @example send */
        TicketCategoryKey: string;
        /** @description A ticket of the account has changed, or was written in; ask `ticket` for what is on the screen. */
        TicketChangedEvent: {
            /** @constant */
            event: "ticket_changed";
            data: components["schemas"]["UnreadTickets"];
        };
        TicketDetails: components["schemas"]["Ticket"] & {
            interactions: components["schemas"]["TicketInteraction"][];
        };
        TicketFile: {
            file_id: components["schemas"]["FileId"];
            name: string;
            /** @description Bytes. */
            size: number;
        };
        /** @description Files that were uploaded by `ticket/file` within a day, each attached once. */
        TicketFileIds: components["schemas"]["FileId"][];
        TicketInteraction: {
            /** @description No person wrote it. */
            by_assistant: boolean;
            /** @description What such an answer stands on, as far as who asks may see it. */
            sources: {
                title: string;
                /** @description Of the panel. */
                path: string;
            }[];
            /** @description What the account has said of something that support wrote. */
            is_helpful: boolean | null;
            files: components["schemas"]["TicketFile"][];
            id: components["schemas"]["Id"];
            by_support: boolean;
            /** @example ارسال دیروز هنوز به چند گیرنده نرسیده است. */
            text: string;
            at: components["schemas"]["Instant"];
        };
        /**
         * @description 1 waits for the customer's reply, 2 waits for support, 3 answered, 4 closed, 5 referred for further review, 6 referred to the relevant unit.
         * @enum {integer}
         */
        TicketState: 1 | 2 | 3 | 4 | 5 | 6;
        /** @example پیام‌های دیروز نرسیده‌اند */
        TicketSubject: string;
        /** @example ارسال دیروز هنوز به چند گیرنده نرسیده است. */
        TicketText: string;
        TimelineStep: {
            /**
             * @description registered, scheduled and prepared are of the whole send; answered is the operator's word to the submit; receipt is its word about the handset; doubt and doubt_ended tell that the answer was lost, and what ended that; cancelled and expired: Peyk never handed it over.
             * @enum {string}
             */
            kind: "registered" | "scheduled" | "prepared" | "submitted" | "answered" | "receipt" | "doubt" | "doubt_ended" | "cancelled" | "expired";
            /** @description When; null where the moment itself is not kept. */
            at: components["schemas"]["InstantOrNull"];
            /**
             * @description Who said it.
             * @enum {string}
             */
            by: "sender" | "peyk" | "operator";
            /** @description What happened, in Persian. */
            title: string;
            /** @description What it means, in Persian. */
            meaning: string;
        };
        /**
         * @description `secretary.message`: a secretary has handed a message over to this address. The others are those of `WebhookEvent`.
         * @enum {string}
         */
        ToldEvent: "message.delivered" | "message.failed" | "message.inbound" | "optout.received" | "pattern.decided" | "document.decided" | "credit.low" | "secretary.message";
        /** @description Who was seen by a cell tower in `shape` in these hours of a day, Tehran’s time, in the place of who lives there. A window may pass midnight, as from 22 to 2. Only Irancell’s towers are known. */
        TowerHours: {
            /** @description The hour that it begins with. */
            from: number;
            /** @description The hour at which it is over. */
            to: number;
        };
        /** @description Puts a short link of the installation into the place of each http or https address of the text, at most three, with a code for each recipient, and counts who opens it. Parts and price are those of the short text. Not with texts of their own. */
        TrackLinks: boolean;
        TrackedLink: {
            /** @description Its place among the links of the text, from 0. */
            position: number;
            /** @description Where it leads to. */
            url: string;
            /** @description Openings by people. */
            opened_count: number;
            /** @description Recipients who have opened it. */
            people_count: number;
            /** @description Openings by programs. */
            scanned_count: number;
        };
        Transaction: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["TransactionKind"];
            /** @enum {string} */
            type: "deposit" | "withdrawal";
            amount: components["schemas"]["Rial"];
            balance_after: components["schemas"]["Rial"];
            description: string;
            send_id: components["schemas"]["Id"] | null;
            /** @description Of an `online_payment`, for its receipt by `payment/check`. */
            payment_id: components["schemas"]["Id"] | null;
            created_at: components["schemas"]["Instant"];
        };
        /** @description All must hold. */
        TransactionFilters: {
            /** @enum {string} */
            type?: "deposit" | "withdrawal";
            kind?: components["schemas"]["TransactionKind"];
            send_id?: components["schemas"]["Id"];
            from_date?: components["schemas"]["Instant"];
            to_date?: components["schemas"]["Instant"];
        };
        /**
         * @description admin_credit: given by an admin; send_hold: held for a send; send_return: given back of a hold; card_to_card, bank_transfer: a transfer that was confirmed, less its tax; online_payment: paid through a gateway; gift: credit for nothing, also what a payment brings on top; plan: a plan that was bought; send_charge is booked out of the hold and does not move the balance, so it is not listed here.
         * @enum {string}
         */
        TransactionKind: "admin_credit" | "admin_debit" | "send_hold" | "send_return" | "card_to_card" | "bank_transfer" | "online_payment" | "gift" | "plan";
        Transports: string[];
        TwoFactorSecret: {
            /** @description An `otpauth://` address, as apps read it from a QR code. */
            address: string;
            /** @description The same to be typed, in base 32. */
            secret: string;
            expires_in_seconds: number;
        };
        TwoFactorState: {
            is_on: boolean;
            /** @description The account requires it of everybody. */
            is_required: boolean;
            recovery_codes_left: number;
        };
        /**
         * @description Seconds since 1970 in UTC.
         * @example 1795163400
         */
        UnixSeconds: number;
        UnreadTickets: {
            unread_count: number;
        };
        Upload: {
            upload_id: components["schemas"]["Id"];
            /** @description The name of the file. */
            name: string;
            /** @description Lines that are not empty. */
            record_count: number;
            /** @description Those that are no mobile number. */
            invalid_count: number;
            /** @description Names of the values beside each number, where there are any. */
            columns?: string[];
            expires_at: components["schemas"]["Instant"];
        };
        UserSetting: {
            /** @description What has become of transfers, documents and patterns, and that a send waits for the approval of a second person. */
            by_sms: {
                deposits: boolean;
                documents: boolean;
                patterns: boolean;
                approvals: boolean;
            };
        };
        /** @description What has not been handed over so many minutes after the send (or its time) expires and is given back; the operator drops the rest then, too. Null for the operator's own time. */
        ValidityMinutes: number | null;
        WaitingApproval: {
            send_id: components["schemas"]["Id"];
            from_number: components["schemas"]["LineNumber"];
            /** @description The beginning of the text. */
            summary: string;
            /** @example 1200 */
            recipient_count: number;
            /** @description Held now. */
            cost: components["schemas"]["Rial"];
            /**
             * @description Who made it.
             * @example سارا محمدی
             */
            asked_by: string;
            asked_at: components["schemas"]["Instant"];
            /** @description Undecided until then it is stopped. */
            expires_at: components["schemas"]["Instant"];
            /** @description Neither their own nor more than they may themselves. */
            may_decide: boolean;
        };
        /** @description base64url */
        WebAuthnBytes: string;
        Webhook: {
            id: components["schemas"]["Id"];
            /** @example فروشگاه اینترنتی */
            title: string;
            /** @example https://shop.example.com/peyk */
            url: string;
            /**
             * @example [
             *       "message.delivered",
             *       "message.failed"
             *     ]
             */
            events: components["schemas"]["WebhookEvent"][];
            /** @example true */
            is_on: boolean;
            /**
             * @description Why Peyk has switched it off. `gone`, it answered 410; `failing`, nothing but failures for three days.
             * @example null
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @example null
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @example null
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @example null
             */
            previous_secret_until: string | null;
            created_at: components["schemas"]["Instant"];
        };
        WebhookAttempt: {
            at: components["schemas"]["Instant"];
            /** @example true */
            is_success: boolean;
            /** @example 200 */
            status: number | null;
            /** @example null */
            fault: components["schemas"]["WebhookFault"] | null;
            /** @example 84 */
            ms: number;
            /** @example ok */
            answer: string;
        };
        WebhookDelivery: {
            id: components["schemas"]["Id"];
            webhook_id: components["schemas"]["Id"];
            /** @example فروشگاه اینترنتی */
            webhook_title: string;
            event: components["schemas"]["ToldEvent"];
            state: components["schemas"]["WebhookDeliveryState"];
            /** @example 1 */
            tries: number;
            /**
             * @description Of the last try.
             * @example 200
             */
            status: number | null;
            /** @example null */
            fault: components["schemas"]["WebhookFault"] | null;
            created_at: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @example null
             */
            next_try_at: string | null;
        };
        WebhookDeliveryDetail: {
            delivery: components["schemas"]["WebhookDelivery"];
            /**
             * @description The webhook-id of each try.
             * @example msg_01JD0000000000000000000001
             */
            message_id: string;
            /**
             * @description What was sent, byte for byte; for a role that sees numbers masked without their middle.
             * @example {"type":"message.delivered","timestamp":"2026-11-22T08:30:00.000Z","data":{"send_id":"42","n":1,"number":"989240000001","status":2}}
             */
            body: string;
            /** @description Newest first, thirty at most. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        /**
         * @description `waiting` for a try, `delivered`, or `failed` for good.
         * @enum {string}
         */
        WebhookDeliveryState: "waiting" | "delivered" | "failed";
        /**
         * @description `message.delivered` and `message.failed`: the last word about a recipient. `message.inbound`: a handset wrote to a line. `optout.received`: a handset opted out. `pattern.decided`, `document.decided`: a person has decided. `credit.low`: the balance fell below what the account chose.
         * @enum {string}
         */
        WebhookEvent: "message.delivered" | "message.failed" | "message.inbound" | "optout.received" | "pattern.decided" | "document.decided" | "credit.low";
        /**
         * @description May be empty, for an address to which secretaries alone hand messages over.
         * @example [
         *       "message.delivered",
         *       "message.failed"
         *     ]
         */
        WebhookEvents: components["schemas"]["WebhookEvent"][];
        /**
         * @description Why there was no answer. `forbidden`: the address leads to where Peyk sends nothing; `unknown_host`: the name is not known; `refused`: nobody listens; `tls`: its certificate is not good; `timeout`: no answer within 15 seconds; `broken`: the connection broke off.
         * @enum {string}
         */
        WebhookFault: "forbidden" | "unknown_host" | "refused" | "tls" | "timeout" | "broken";
        WebhookResult: {
            /** @example true */
            is_success: boolean;
            /**
             * @description The status that it answered.
             * @example 200
             */
            status: number | null;
            /** @example null */
            fault: components["schemas"]["WebhookFault"] | null;
            /**
             * @description How long it took.
             * @example 84
             */
            ms: number;
            /**
             * @description The first 2 KB of what it answered.
             * @example ok
             */
            answer: string;
        };
        /**
         * @description Keep it where nobody else reads. `whsec_` and the key in Base64.
         * @example whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=
         */
        WebhookSecret: string;
        /** @example فروشگاه اینترنتی */
        WebhookTitle: string;
        /**
         * @description Begins with `https://`. Addresses of private networks and ports of other services are refused.
         * @example https://shop.example.com/peyk
         */
        WebhookUrl: string;
        /** @description Leaves out anyone who has had so many messages of the account in the seven days before the send leaves, over all its sends. What was cut or had expired before is not counted. A quote with it is good only for the same `send_time`. */
        WeeklyLimit: number;
    };
    responses: {
        /** @description The request was not carried out. `meta.message` says what happened and what to do. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: {
        /** @description Chosen by the caller; the same key with the same body is carried out once. Kept for 24 hours. */
        IdempotencyKey: string;
    };
    requestBodies: {
        ColleagueId: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        RoleId: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
    };
    headers: {
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TwoFactorState"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    disableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description It is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    confirmTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description It is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    showTwoFactorQr: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description The secret, told once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TwoFactorSecret"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description Whose roles; without it those of Peyk itself. */
                reseller_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles; empty for a reseller that offers none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            roles: {
                                id: components["schemas"]["Id"];
                                title: string;
                            }[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createAccessRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: components["schemas"]["RoleTitle"];
                    permissions: components["schemas"]["PermissionKeys"];
                    limits?: components["schemas"]["GivenRoleLimits"];
                };
            };
        };
        responses: {
            /** @description The new role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteAccessRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RoleId"];
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletedRole"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    duplicateAccessRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RoleId"];
        responses: {
            /** @description The copy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All permissions there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["PermissionGroup"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listAccessRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, at most 50. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Role"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSecondFactorRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now, with how many have none yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactorRule"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setSecondFactorRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    is_required: boolean;
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactorRule"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAccessRole: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateAccessRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    title?: components["schemas"]["RoleTitle"];
                    permissions?: components["schemas"]["PermissionKeys"];
                    limits?: components["schemas"]["GivenRoleLimits"];
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addReaderCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    codes: components["schemas"]["ReaderCodeText"][];
                };
            };
        };
        responses: {
            /** @description What became of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddedReaderCodes"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listReaderCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: {
                        is_used?: boolean;
                        /** @description How it begins. */
                        code?: string;
                    };
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ReaderCode"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createReader: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReader"];
            };
        };
        responses: {
            /** @description The new one, without codes; it waits for a person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reader"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteReaderCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** @description Without it, all of them. */
                    codes?: components["schemas"]["ReaderCodeText"][];
                };
            };
        };
        responses: {
            /** @description How many were taken out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReaderDeleted"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteReaders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description How many there were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReaderDeleted"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getReader: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reader"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    drawReaderWinners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    count: number;
                    /** @description Without it a random one is made. */
                    seed?: string;
                };
            };
        };
        responses: {
            /** @description The drawing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReaderDraw"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listReaderDraws: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ReaderDraw"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    exportReaderCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** @description Only those that were used */
                    is_used?: boolean;
                };
            };
        };
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            job_id: components["schemas"]["Id"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    generateReaderCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    count: number;
                    /** @description Without the prefix. */
                    length: number;
                    /** @enum {string} */
                    alphabet: "digits" | "letters";
                    prefix?: string;
                };
            };
        };
        responses: {
            /** @description What became of them; all were added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddedReaderCodes"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listReaderVariables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by both of their names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: {
                                name: string;
                                title: string;
                            }[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listReaders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: {
                        /** @description Somewhere in it. */
                        title?: string;
                        state?: components["schemas"]["SecretaryState"];
                        is_active?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Reader"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateReader: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    title: components["schemas"]["SecretaryTitle"];
                    line: components["schemas"]["LineNumberAsGiven"];
                    from_number?: components["schemas"]["LineNumberAsGiven"];
                    keywords?: components["schemas"]["ReaderKeywords"];
                    reply?: components["schemas"]["ReaderReply"];
                    duplicate_reply?: components["schemas"]["ReaderReply"];
                    wrong_reply?: components["schemas"]["SecretaryReply"];
                    add_to_phonebook_id?: components["schemas"]["Id"];
                    /** Format: date-time */
                    starts_at?: string;
                    /** Format: date-time */
                    ends_at?: string;
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reader"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    uploadReaderCodes: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description What became of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddedReaderCodes"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setSecretaryActive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    is_active: boolean;
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: components["schemas"]["Id"];
                            is_active: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSecretary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSecretary"];
            };
        };
        responses: {
            /** @description The new one; it waits for a person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Secretary"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSecretaries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description How many there were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            deleted_count: number;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSecretary: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Secretary"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSecretaries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: {
                        /** @description Somewhere in it. */
                        title?: string;
                        state?: components["schemas"]["SecretaryState"];
                        is_active?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Secretary"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateSecretary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    title: components["schemas"]["SecretaryTitle"];
                    line: components["schemas"]["LineNumberAsGiven"];
                    /** @description The line that its messages leave from. Without it, the one that it listens on. */
                    from_number?: components["schemas"]["LineNumberAsGiven"];
                    match: components["schemas"]["SecretaryMatch"];
                    words?: components["schemas"]["SecretaryWords"];
                    reply?: components["schemas"]["SecretaryReply"];
                    forward_to?: components["schemas"]["SecretaryForwardTo"];
                    forward_to_webhook_id?: components["schemas"]["SecretaryWebhook"];
                    add_to_phonebook_id?: components["schemas"]["Id"];
                    remove_from_phonebook_id?: components["schemas"]["Id"];
                    /** @description The sender gets no more advertising. */
                    opts_out?: boolean;
                    once_per_sender?: boolean;
                    /** Format: date-time */
                    starts_at?: string;
                    /** Format: date-time */
                    ends_at?: string;
                    from_hour?: number;
                    to_hour?: number;
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Secretary"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    exportSecretaryMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    filters?: components["schemas"]["SecretaryMessageFilters"];
                };
            };
        };
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            job_id: components["schemas"]["Id"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSecretaryMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: components["schemas"]["SecretaryMessageFilters"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["SecretaryMessage"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listApiCalls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: {
                        /** Format: date-time */
                        from?: string;
                        /** Format: date-time */
                        to?: string;
                        /**
                         * @description 2xx, 4xx and 5xx.
                         * @enum {string}
                         */
                        result?: "succeeded" | "refused" | "failed";
                        /**
                         * @description A status, or a `message_code`.
                         * @example 422-630
                         */
                        code?: string;
                        operation?: string;
                        key_id?: components["schemas"]["Id"];
                        ip?: string;
                    };
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ApiCall"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    repeatApiCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    call_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description It was made; what it was answered may be a refusal. It stands among the calls a moment later. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 200 */
                            status: number;
                            error_code: string | null;
                            /** @description What was said with the error, without what it quotes. */
                            message: string | null;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getApiCallsSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiCallsSetting"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setApiCallsSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiCallsSetting"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiCallsSetting"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getApiCall: {
        parameters: {
            query: {
                call_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kept for thirty days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            call: components["schemas"]["ApiCall"];
                            /**
                             * @description JSON in which texts are stars with their length, numbers have no middle, and codes and keys nothing but stars; null where there was none or it is too long.
                             * @example { "message": "*** (9)" }
                             */
                            request: string | null;
                            /** @description The same of the answer. */
                            answer: string | null;
                            /** @description Until then the caller may have it made again; null when it cannot be. */
                            repeatable_until: components["schemas"]["InstantOrNull"];
                            /** @description The calls that made it again, newest first. */
                            repeats: components["schemas"]["ApiCall"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From `api-keys/otp`. */
                    token: string;
                    /** @example 104273 */
                    code: string;
                    title: components["schemas"]["ApiKeyTitle"];
                    /** @default live */
                    mode?: components["schemas"]["ApiKeyMode"];
                    /** @description A role whose permissions it has; null for all that the owner has, which only the owner may give. */
                    role_id: string | null;
                    /**
                     * @description From where it may be used; from anywhere when there are none.
                     * @default []
                     */
                    allowed_addresses?: components["schemas"]["AddressRange"][];
                    /**
                     * Format: date-time
                     * @description From then on it is refused; between an hour and five years from now.
                     */
                    expires_at?: string | null;
                };
            };
        };
        responses: {
            /** @description The new key with its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description Keep it where nobody else reads; it is sent as `Authorization Bearer` or as `X-API-Key`.
                             * @example peyk_live_HJ9vyW3m2k0Zb1cQn8Xr5tLdGfPsAeUoIqYwRzVxTjM
                             */
                            secret: string;
                            key: components["schemas"]["ApiKey"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them; there are twenty at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ApiKey"][];
                            /** @description What the caller may give a key, for nobody gives what they do not hold. */
                            choices: {
                                /** @description Whether a key may be given all permissions. */
                                everything: boolean;
                                roles: components["schemas"]["ApiKeyRole"][];
                            };
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendApiKeyCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CodeChallenge"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    assignAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agreement_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The agreement as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Agreement"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAuditLogChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The last time that the chain of all entries was proved, by itself (`daily`) or by an admin (`command`); null before the first. */
                            proof: components["schemas"]["AuditLogProof"] | null;
                            /** @description The owner and all colleagues, also former ones. */
                            people: components["schemas"]["AuditLogPerson"][];
                            keys: components["schemas"]["AuditLogKey"][];
                            groups: {
                                /** @example colleagues */
                                id: string;
                                /** @example همکاران و نقش‌ها */
                                title: string;
                                actions: {
                                    /** @example updateAccessRole */
                                    id: string;
                                    /** @example ویرایش نقش */
                                    title: string;
                                }[];
                            }[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    exportAuditLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default xlsx
                     * @enum {string}
                     */
                    format?: "xlsx" | "csv";
                    filters?: components["schemas"]["AuditLogFilters"];
                };
            };
        };
        responses: {
            /** @description It has begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            job_id: components["schemas"]["Id"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    until_id?: components["schemas"]["Id"];
                    filters?: components["schemas"]["AuditLogFilters"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["AuditLogEntry"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createBankPay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDeposit"];
            };
        };
        responses: {
            /** @description The deposit, waiting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CreatedDeposit"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A type without a banner has no key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            banners: components["schemas"]["BannersByType"];
                            /** @description Where the panel before this one is; null where there is none. */
                            old_panel: null | {
                                /** Format: uri */
                                link: string;
                            };
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCardOwnerInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order to be offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["DepositTarget"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createCardToCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDeposit"];
            };
        };
        responses: {
            /** @description The deposit, waiting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CreatedDeposit"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getChallenge: {
        parameters: {
            query: {
                purpose: components["schemas"]["ProofPurpose"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sum. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProofChallenge"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    changeMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Codes go to the new number from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    confirmChangeOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description It is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CodeChecked"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    confirmNewMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the present number. */
                    token: string;
                    code: string;
                    mobile: components["schemas"]["Mobile"];
                };
            };
        };
        responses: {
            /** @description The code is on its way, with a token of its own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CodeChallenge"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    requestChangeOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CodeChallenge"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    changeOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description How many other sessions ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EndedSessions"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    changePasswordByToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    code: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description The password was changed; sign in with the new one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listChargePackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The smallest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ChargePackage"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    selectChargePackage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    package_id: components["schemas"]["Id"];
                    amount: components["schemas"]["RialAmount"];
                    bonus: components["schemas"]["RialAmount"];
                    callbackUrl: string;
                    gateway?: components["schemas"]["GatewayName"];
                };
            };
        };
        responses: {
            /** @description The payment, waiting, and where to pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StartedPayment"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    checkToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CurrentUser"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    confirmOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    code: string;
                    device?: components["schemas"]["DeviceToken"];
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            token: string;
                            expires_at: components["schemas"]["Instant"];
                            device: components["schemas"]["DeviceToken"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    confirmPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    credential_id: components["schemas"]["CredentialId"];
                    client_data: components["schemas"]["WebAuthnBytes"];
                    authenticator_data: components["schemas"]["WebAuthnBytes"];
                    signature: components["schemas"]["WebAuthnBytes"];
                    device?: components["schemas"]["DeviceToken"];
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            token: string;
                            expires_at: components["schemas"]["Instant"];
                            device: components["schemas"]["DeviceToken"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCredit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What can be spent now, and what is held for sends that run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            credit: components["schemas"]["Rial"];
                            held: components["schemas"]["Rial"];
                            /**
                             * @description The account is told when it has less than this; null when it wants to hear nothing.
                             * @example 200000
                             */
                            alert_below: string | null;
                            updated_at: components["schemas"]["Instant"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listDeposits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: {
                        state?: components["schemas"]["DepositState"];
                        method?: components["schemas"]["DepositMethod"];
                    };
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Deposit"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    uploadDepositSlip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Its id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DepositSlip"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    exportTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    export_type: "financial";
                    /**
                     * @default xlsx
                     * @enum {string}
                     */
                    format?: "xlsx" | "csv";
                    filters?: components["schemas"]["TransactionFilters"];
                };
            };
        };
        responses: {
            /** @description It has begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BegunTransactionExport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    externalLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Signed in on the account's behalf; the session says so for as long as it lasts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            token: string;
                            expires_at: components["schemas"]["Instant"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    mobile: components["schemas"]["Mobile"];
                    device?: components["schemas"]["DeviceToken"];
                    proof?: components["schemas"]["Proof"];
                };
            };
        };
        responses: {
            /** @description If the two belong together, a code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CodeChallenge"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    forgotPasswordCheckOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description The code is right; the password may be changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description How long the new password may be given. */
                            expires_in_seconds: number;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTariff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines in the order of `number/numbers`; a line without a tariff has no prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TariffToday"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getGiftInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            total: components["schemas"]["Rial"];
                            items: components["schemas"]["TakenGift"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listGiftPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The one that ends first comes first; `can_take` says whether this account may. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["GiftPackage"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    takeGift: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the caller; the same key with the same body is carried out once. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    package_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The gift, taken; its credit is in the wallet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GiftPackage"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Job"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobKey"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobEnvelope"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getJob: {
        parameters: {
            query: {
                job_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobEnvelope"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    dismissJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobKey"];
            };
        };
        responses: {
            /** @description It is off the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createLiveTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            ticket: string;
                            expires_at: components["schemas"]["Instant"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    password: string;
                    device?: components["schemas"]["DeviceToken"];
                    proof?: components["schemas"]["Proof"];
                };
            };
        };
        responses: {
            /** @description The code is on its way, or the authenticator shows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LoginChallenge"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    loginSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Settings of the login page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            code_length: number;
                            code_lifetime_seconds: number;
                            resend_after_seconds: number;
                            /** @description Whether people may make an account by themselves. */
                            registration_open: boolean;
                            /** @description What a new password must be like. Besides its length: at least one letter, one capital letter and one digit, and neither Persian nor Arabic letters. */
                            password: {
                                min_chars: number;
                                max_chars: number;
                            };
                            /** @description Present only in the demo; where the virtual handsets are. */
                            demo: null | {
                                handsets_url: string;
                                username: string;
                            };
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMessageStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids?: components["schemas"]["Id"][];
                    local_ids?: components["schemas"]["LocalId"][];
                };
            };
        };
        responses: {
            /** @description Those that are there, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["MessageStatus"][];
                            /** @description What was asked for and is not there. */
                            missing: {
                                ids: components["schemas"]["Id"][];
                                local_ids: string[];
                            };
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listNews: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description Known name of `limit`; it holds when both are given. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["News"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them; the default line first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Line"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setLineLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    number: components["schemas"]["LineNumberAsGiven"];
                    permitted_hours?: components["schemas"]["PermittedHours"] | null;
                    max_per_second?: components["schemas"]["OwnLineRate"];
                };
            };
        };
        responses: {
            /** @description The line with the limits that hold now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Line"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listAgreements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by line; also those that it has agreed to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Agreement"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setLineDefaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    number: components["schemas"]["LineNumberAsGiven"];
                    /** @description A name of the account's own for the line. */
                    alias?: string | null;
                    /** @enum {boolean} */
                    is_default?: true;
                };
            };
        };
        responses: {
            /** @description The line as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Line"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listReceiverLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of their numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ReceiverLine"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendOneTimeCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the caller; the same key with the same body is carried out once. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mobile: components["schemas"]["MobileAsWritten"];
                    pattern_code: components["schemas"]["PatternCode"];
                    /** @description Without it the default line of the account. */
                    from_number?: components["schemas"]["LineNumberAsGiven"];
                    /**
                     * @description Digits of the code.
                     * @default 6
                     */
                    length?: number;
                    /**
                     * @description How long the code is good, and its message may still leave.
                     * @default 120
                     */
                    ttl_seconds?: number;
                    local_id?: components["schemas"]["LocalId"];
                };
            };
        };
        responses: {
            /** @description On its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Of the code. */
                            id: components["schemas"]["Id"];
                            send_id: components["schemas"]["Id"];
                            message_id: components["schemas"]["Id"];
                            from_number: components["schemas"]["LineNumber"];
                            price: components["schemas"]["RialAmount"];
                            expires_at: components["schemas"]["Instant"];
                            test?: components["schemas"]["OfTestKey"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    checkOneTimeCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: components["schemas"]["Id"];
                    mobile?: components["schemas"]["MobileAsWritten"];
                    pattern_code?: components["schemas"]["PatternCode"];
                    /** @description As the person typed it. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description The answer, also where it is no. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            verified: boolean;
                            /**
                             * @description Why not; null when it was right.
                             * @enum {string|null}
                             */
                            reason: "wrong" | "expired" | "used" | "replaced" | "too_many_tries" | null;
                            tries_left: number;
                            test?: components["schemas"]["OfTestKey"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open packages, in the order in which they are to be shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            packages: components["schemas"]["Package"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getContactInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ContactWay"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTrackedLinks: {
        parameters: {
            query: {
                send_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links in the order of the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["TrackedLink"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listLinkOpens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    send_id: components["schemas"]["Id"];
                    /** @description The place of the link in the text. */
                    position: number;
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["LinkOpen"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cheapest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Plan"][];
                            services: components["schemas"]["PlanServiceState"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    buyPlan: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the caller; the same key with the same body is carried out once. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    plan_id: components["schemas"]["Id"];
                    price: components["schemas"]["RialAmount"];
                };
            };
        };
        responses: {
            /** @description The plan, with the time until which the account has it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Plan"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    payPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    plan_id: components["schemas"]["Id"];
                    price: components["schemas"]["RialAmount"];
                    callbackUrl: string;
                    gateway?: components["schemas"]["GatewayName"];
                };
            };
        };
        responses: {
            /** @description The payment, waiting, and where to pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StartedPayment"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listQuickAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["QuickLink"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description For `navigator.credentials.create`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewPasskeyRequest"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    credential_id: components["schemas"]["CredentialId"];
                    client_data: components["schemas"]["WebAuthnBytes"];
                    attestation: components["schemas"]["WebAuthnBytes"];
                    transports: components["schemas"]["Transports"];
                };
            };
        };
        responses: {
            /** @description The new one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description Nothing more to say. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Passkey"][];
                            /** @description False where the panel has no address that browsers make passkeys for. */
                            is_available: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendPattern: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the caller; the same key with the same body is carried out once. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pattern_code: components["schemas"]["PatternCode"];
                    /** @description Without it the default line of the account. */
                    from_number?: components["schemas"]["LineNumberAsGiven"];
                    recipients: {
                        number: components["schemas"]["MobileAsWritten"];
                        /** @description A value for each variable. */
                        params: components["schemas"]["PatternParam"][];
                        local_id?: components["schemas"]["LocalId"];
                    }[];
                };
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            send_id: components["schemas"]["Id"];
                            state: components["schemas"]["SendState"];
                            /** @description Of the pattern. */
                            version: number;
                            test?: components["schemas"]["OfTestKey"];
                            from_number: components["schemas"]["LineNumber"];
                            /** @description Held now. */
                            price: components["schemas"]["RialAmount"];
                            recipient_count: number;
                            /** @description Who has opted out or is blacklisted. */
                            left_out_count: number;
                            /** @description In the order of `recipients`. */
                            messages: {
                                id: components["schemas"]["Id"];
                                number: components["schemas"]["Mobile"];
                                local_id: string | null;
                            }[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPatterns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: {
                        /** @description Somewhere in it. */
                        title?: string;
                        code?: components["schemas"]["PatternCode"];
                        type?: components["schemas"]["PatternType"];
                        state?: components["schemas"]["PatternState"];
                    };
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Pattern"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deletePatterns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            deleted_count: number;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPattern: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PatternDetails"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createPattern: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: components["schemas"]["PatternTitle"];
                    type: components["schemas"]["PatternType"];
                    description?: components["schemas"]["PatternDescription"];
                    text: components["schemas"]["PatternText"];
                    variables: components["schemas"]["PatternVariables"];
                    website?: components["schemas"]["PatternWebsite"];
                };
            };
        };
        responses: {
            /** @description The new one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pattern"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updatePattern: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    title: components["schemas"]["PatternTitle"];
                    description?: components["schemas"]["PatternDescription"];
                    text: components["schemas"]["PatternText"];
                    variables: components["schemas"]["PatternVariables"];
                    website?: components["schemas"]["PatternWebsite"];
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pattern"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPatternRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names of the account and its company; one of them, or the website, must appear. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            company_names: string[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSystemicPatterns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: {
                        /** @description Somewhere in it. */
                        title?: string;
                        type?: components["schemas"]["PatternType"];
                    };
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["SystemicPattern"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSystemicPattern: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With the name of the account in its text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SystemicPattern"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    testPattern: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the caller; the same key with the same body is carried out once. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["PatternCode"];
                    from_number: components["schemas"]["LineNumberAsGiven"];
                    /** @description A value for each variable. */
                    params: components["schemas"]["PatternParam"][];
                };
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            send_id: components["schemas"]["Id"];
                            /** @description That was sent. */
                            version: number;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    checkPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    payment_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startPayment: {
        parameters: {
            query: {
                /** @description In rial, a multiple of 10. */
                amount: string;
                /** @description A whole address of the panel, of an origin that the installation names. */
                callbackUrl: string;
                /** @description One of `payment_method_list`; the first of them without it. */
                gateway?: components["schemas"]["GatewayName"];
                description?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment, waiting, and where to pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StartedPayment"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listTodayPromotions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The one that ends first comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Promotion"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without gateways the installation has none; transfers by hand are listed by `card-owner-info`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentMethods"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPhonebookChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, at most 1,000, by title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["PhonebookChoice"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createPhonebook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: components["schemas"]["PhonebookTitle"];
                    code?: components["schemas"]["PhonebookCode"];
                };
            };
        };
        responses: {
            /** @description The new phonebook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Phonebook"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addSuppressedNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["SuppressedKind"];
                    numbers: components["schemas"]["NumberAsGiven"][];
                };
            };
        };
        responses: {
            /** @description What became of each number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddedNumbers"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    removeSuppressedNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["SuppressedKind"];
                    numbers: components["schemas"]["NumberAsGiven"][];
                };
            };
        };
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            deleted_count: number;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSuppressedNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["SuppressedKind"];
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: {
                        /** @description A mobile number in any accepted spelling, or the beginning of one. */
                        number?: string;
                        from_date?: components["schemas"]["Instant"];
                        to_date?: components["schemas"]["Instant"];
                    };
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["SuppressedNumber"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deletePhonebooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                    /** @default false */
                    with_contacts?: boolean;
                };
            };
        };
        responses: {
            /** @description How many phonebooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            deleted_count: number;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPhonebooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: {
                        /** @description Somewhere in the title. */
                        title?: string;
                    };
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Phonebook"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description May be empty; they are contacts all the same. */
                    phonebook_ids: components["schemas"]["Id"][];
                    /** @description Put on all of them. */
                    tag_ids?: components["schemas"]["Id"][];
                    /** @default false */
                    replace?: boolean;
                    contacts: {
                        number: components["schemas"]["NumberAsGiven"];
                        name?: components["schemas"]["ContactName"];
                        gender?: components["schemas"]["Gender"];
                        birth_date?: components["schemas"]["Day"];
                        properties?: components["schemas"]["PropertyValue"][];
                    }[];
                };
            };
        };
        responses: {
            /** @description What became of each number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddedNumbers"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addUploadToPhonebooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phonebook_ids: components["schemas"]["Id"][];
                    upload_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PhonebookImport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    changeContactsInBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "add_to_phonebook" | "remove_from_phonebook" | "add_tag" | "remove_tag";
                    selection: components["schemas"]["ContactSelection"];
                    phonebook_id?: components["schemas"]["Id"];
                    tag_id?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description How far it is; `done` when there are at most 1,000 of them, otherwise a job goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactBulk"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    blacklistContactsInBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "send" | "receive";
                    selection: components["schemas"]["ContactSelection"];
                };
            };
        };
        responses: {
            /** @description How far it is; `done` when there are at most 1,000 of them, otherwise a job goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactBulk"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteContactsInBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    selection: components["schemas"]["ContactSelection"];
                };
            };
        };
        responses: {
            /** @description How far it is; `done` when there are at most 1,000 of them, otherwise a job goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactBulk"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listContactBulks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ContactBulk"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    undoContactBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description How far it is; `done` when there are at most 1,000 of them, otherwise a job goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactBulk"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getContact: {
        parameters: {
            query: {
                contact_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contact"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: components["schemas"]["ContactFilters"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Contact"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    countPhonebookNumbers: {
        parameters: {
            query: {
                /** @description Ids with commas between them, at most 100. */
                phonebook_ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PhonebookNumbersCount"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                    phonebook_id?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            deleted_count: number;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    exportContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    selection: components["schemas"]["ContactSelection"];
                    /**
                     * @default xlsx
                     * @enum {string}
                     */
                    format?: "xlsx" | "csv";
                };
            };
        };
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BegunContactsJob"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPhonebookImport: {
        parameters: {
            query: {
                import_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PhonebookImport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    uploadContactsFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Its first rows, and what each column seems to hold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactsFile"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    importContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    file_id: components["schemas"]["FileId"];
                    /** @description Whether the first row holds titles. */
                    has_header: boolean;
                    /** @description Those that are taken; the others are left out. */
                    columns: components["schemas"]["ImportColumn"][];
                    known: components["schemas"]["ImportKnown"];
                    /** @description All rows come into them. */
                    phonebook_ids?: components["schemas"]["Id"][];
                    /** @description Put on all rows. */
                    tag_ids?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BegunContactsJob"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Tag"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: components["schemas"]["TagTitle"];
                };
            };
        };
        responses: {
            /** @description The tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tag"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletedCount"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    title: components["schemas"]["TagTitle"];
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tag"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** @description One that was answered masked leaves the number as it is. */
                    number?: components["schemas"]["NumberAsGiven"];
                    name?: components["schemas"]["ContactName"] | null;
                    gender?: components["schemas"]["Gender"] | null;
                    birth_date?: components["schemas"]["Day"] | null;
                    /** @description The one that was read; when the contact has changed since then this change is refused. */
                    version?: number;
                    phonebook_ids?: components["schemas"]["Id"][];
                    tag_ids?: components["schemas"]["Id"][];
                    properties?: components["schemas"]["PropertyChange"][];
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contact"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPropertyChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active properties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ContactProperty"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createProperty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: components["schemas"]["PropertyTitle"];
                    latin_title: components["schemas"]["PropertyLatinTitle"];
                    type: components["schemas"]["PropertyType"];
                };
            };
        };
        responses: {
            /** @description The property. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListedProperty"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteProperties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                    /** @default false */
                    with_values?: boolean;
                };
            };
        };
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletedCount"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listProperties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ListedProperty"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateProperty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    title?: components["schemas"]["PropertyTitle"];
                    latin_title?: components["schemas"]["PropertyLatinTitle"];
                    active?: boolean;
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListedProperty"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSegments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The segments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Segment"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSegment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: components["schemas"]["SegmentTitle"];
                    filters: components["schemas"]["ContactFilters"];
                };
            };
        };
        responses: {
            /** @description The segment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Segment"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    countSegment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: components["schemas"]["Id"];
                    filters?: components["schemas"]["ContactFilters"];
                };
            };
        };
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PhonebookNumbersCount"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSegments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletedCount"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateSegment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    title?: components["schemas"]["SegmentTitle"];
                    filters?: components["schemas"]["ContactFilters"];
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Segment"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updatePhonebook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    title?: components["schemas"]["PhonebookTitle"];
                    code?: components["schemas"]["PhonebookCode"] | null;
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Phonebook"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getArchivedSendStats: {
        parameters: {
            query: {
                send_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SendStats"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listArchivedSends: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendListQuestion"];
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Send"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSendStats: {
        parameters: {
            query: {
                send_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SendStats"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSend: {
        parameters: {
            query: {
                send_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The send. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SendDetails"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadExcluded: {
        parameters: {
            query: {
                send_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as it is being made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadRecipients: {
        parameters: {
            query: {
                send_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as it is being made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    exportSends: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The list that is written; the names of `new_list`, `archive_list` and `systemic_list`.
                     * @enum {string}
                     */
                    list: "recent" | "archive" | "systemic";
                    format?: components["schemas"]["ExportFormat"];
                    filters?: components["schemas"]["SendFilters"];
                };
            };
        };
        responses: {
            /** @description It has begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BegunExport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: components["schemas"]["InboxFilters"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["InboxMessage"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listConversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sender: components["schemas"]["InboxSenderAsGiven"];
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                };
            };
        };
        responses: {
            /** @description Who it is, and one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Conversation"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids?: components["schemas"]["InboxIds"];
                    filters?: components["schemas"]["InboxFilters"];
                    expected_count?: number;
                };
            };
        };
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletedInbox"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    exportInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default xlsx
                     * @enum {string}
                     */
                    format?: "xlsx" | "csv";
                    ids?: components["schemas"]["InboxIds"];
                    filters?: components["schemas"]["InboxFilters"];
                };
            };
        };
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BegunInboxExport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    noteInboxReply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sender: components["schemas"]["InboxSenderAsGiven"];
                    send_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    markInboxRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default true */
                    is_read?: boolean;
                    ids?: components["schemas"]["InboxIds"];
                    sender?: components["schemas"]["InboxSenderAsGiven"];
                    filters?: components["schemas"]["InboxFilters"];
                };
            };
        };
        responses: {
            /** @description How many changed, and how many are unread now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReadInbox"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    countUnreadInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InboxUnread"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSends: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendListQuestion"];
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Send"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getReportsOverview: {
        parameters: {
            query: {
                from_day: components["schemas"]["CalendarDay"];
                /** @description The last day, included; 366 days at most. */
                to_day: components["schemas"]["CalendarDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReportsOverview"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRecipientTimeline: {
        parameters: {
            query: {
                send_id: components["schemas"]["Id"];
                /** @description Its place in the send, as `report/recipients` tells it. */
                n: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recipient and its history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecipientTimeline"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listRecipients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    send_id: components["schemas"]["Id"];
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: {
                        status?: components["schemas"]["RecipientStatus"];
                        /** @description A whole mobile number in any accepted spelling. */
                        number?: string;
                    };
                };
            };
        };
        responses: {
            /** @description One page, in the order of the send. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Recipient"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    exportRecipients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    send_id: components["schemas"]["Id"];
                    format?: components["schemas"]["ExportFormat"];
                    filters?: {
                        status?: components["schemas"]["RecipientStatus"];
                    };
                };
            };
        };
        responses: {
            /** @description It has begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BegunExport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSystemicSends: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendListQuestion"];
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Send"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSend: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the caller; the same key with the same body is carried out once. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `quick` and `webservice` take `recipients`, `file` takes `upload_id`, `phonebook` takes `phonebook_ids`, `contact_ids` or `segment_id`; `country`, `postal_code`, `job`, `map` and `bts` take `bank`. With `keyword` each recipient has a text of its own, made of `message`, whose `{{name}}` are the columns of an upload or the fields of contacts (`{{name|other words}}` for those who have none): it takes `upload_id`, `phonebook_ids`, `contact_ids` or `segment_id` (contacts only for who holds `contact.read`). `peer_to_peer` takes `upload_id` with `text_column`, or `messages`, and no `message`.
                     * @enum {string}
                     */
                    sending_type: "quick" | "webservice" | "file" | "phonebook" | "country" | "postal_code" | "job" | "map" | "bts" | "keyword" | "peer_to_peer";
                    from_number: components["schemas"]["LineNumberAsGiven"];
                    message?: components["schemas"]["MessageText"];
                    /** @description Where the recipients come from; exactly one, and with `phonebook_ids` perhaps `start` and `size`, for a part of them. A segment finds its people when the send is prepared, by the filters that it has now. Phonebooks also in the known form, with one entry: `[{"type": "all", "phonebook_ids": [1, 2], "start": 0, "size": 500}]` or `[{"type": "detail", "phonebook_id": 1, "number_ids": [7, 8]}]`, whose ids are those of contacts; and the messages of `peer_to_peer` as `[{"recipients": ["09…"], "message": "…"}]`. */
                    params: {
                        recipients?: components["schemas"]["RecipientNumbers"];
                        upload_id?: components["schemas"]["Id"];
                        phonebook_ids?: components["schemas"]["PhonebookIds"];
                        start?: components["schemas"]["RangeStart"];
                        size?: components["schemas"]["RangeSize"];
                        contact_ids?: components["schemas"]["ContactIds"];
                        segment_id?: components["schemas"]["Id"];
                        bank?: components["schemas"]["BankChoice"];
                        text_column?: components["schemas"]["ColumnName"];
                        messages?: components["schemas"]["OwnMessages"];
                    } | components["schemas"]["KnownEntry"][];
                    /**
                     * @description Adds 5 percent for charity, as a line of its own.
                     * @default false
                     */
                    charity?: boolean;
                    quote_id?: components["schemas"]["Id"];
                    weekly_limit?: components["schemas"]["WeeklyLimit"];
                    track_links?: components["schemas"]["TrackLinks"];
                    send_time?: components["schemas"]["SendTime"];
                    rate_per_second?: components["schemas"]["SendRate"];
                    validity_minutes?: components["schemas"]["ValidityMinutes"];
                    local_id?: components["schemas"]["LocalId"];
                };
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            send_id: components["schemas"]["Id"];
                            state: components["schemas"]["SendState"];
                            /** @description Only with `local_id`; `messages/status` takes it. */
                            message_id?: components["schemas"]["Id"];
                            /** @description Known name of `send_id`, as a list of one. */
                            message_outbox_ids: components["schemas"]["Id"][];
                            test?: components["schemas"]["OfTestKey"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSendApprovals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["WaitingApproval"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    approveSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    send_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DecidedSend"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listCities: {
        parameters: {
            query: {
                county_id: components["schemas"]["PlaceIdAsText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by their names; none for a county that is not known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Place"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listCounties: {
        parameters: {
            query: {
                province_id: components["schemas"]["PlaceIdAsText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by their names; none for a province that is not known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Place"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    countBank: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filters: components["schemas"]["BankFilters"];
                    /** @description Leave out anyone who stands in the account’s blacklist. */
                    exclude_blacklisted?: boolean;
                };
            };
        };
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BankCounts"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listProvinces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by their names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Place"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    calculatePrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from_number?: components["schemas"]["LineNumberAsGiven"];
                    /** @description Known name of `from_number`. */
                    number?: components["schemas"]["LineNumberAsGiven"];
                    message?: components["schemas"]["MessageText"];
                    recipients?: components["schemas"]["RecipientNumbers"];
                    upload_id?: components["schemas"]["Id"];
                    phonebook_ids?: components["schemas"]["PhonebookIds"];
                    start?: components["schemas"]["RangeStart"];
                    size?: components["schemas"]["RangeSize"];
                    contact_ids?: components["schemas"]["ContactIds"];
                    segment_id?: components["schemas"]["Id"];
                    bank?: components["schemas"]["BankChoice"];
                    sending_type?: components["schemas"]["OwnTextType"];
                    text_column?: components["schemas"]["ColumnName"];
                    messages?: components["schemas"]["OwnMessages"];
                    /** @default false */
                    charity?: boolean;
                    weekly_limit?: components["schemas"]["WeeklyLimit"];
                    track_links?: components["schemas"]["TrackLinks"];
                    /** @description When it is to leave, to know whether the line is open then. */
                    send_time?: components["schemas"]["SendTime"];
                    rate_per_second?: components["schemas"]["SendRate"];
                    validity_minutes?: components["schemas"]["ValidityMinutes"];
                };
            };
        };
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Price"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    send_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Stopped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            send_id: components["schemas"]["Id"];
                            state: components["schemas"]["SendState"];
                            cancelled_count: number;
                            returned: components["schemas"]["Rial"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadQuoteExcluded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from_number: components["schemas"]["LineNumberAsGiven"];
                    message?: components["schemas"]["MessageText"];
                    quote_id: components["schemas"]["Id"];
                    recipients?: components["schemas"]["RecipientNumbers"];
                    upload_id?: components["schemas"]["Id"];
                    phonebook_ids?: components["schemas"]["PhonebookIds"];
                    start?: components["schemas"]["RangeStart"];
                    size?: components["schemas"]["RangeSize"];
                    contact_ids?: components["schemas"]["ContactIds"];
                    segment_id?: components["schemas"]["Id"];
                    bank?: components["schemas"]["BankChoice"];
                    sending_type?: components["schemas"]["OwnTextType"];
                    text_column?: components["schemas"]["ColumnName"];
                    messages?: components["schemas"]["OwnMessages"];
                    charity?: boolean;
                    weekly_limit?: components["schemas"]["WeeklyLimit"];
                    track_links?: components["schemas"]["TrackLinks"];
                    send_time?: components["schemas"]["SendTime"];
                };
            };
        };
        responses: {
            /** @description The file, as it is being made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listJobCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by their names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Place"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    countJobNumbers: {
        parameters: {
            query: {
                category_id: components["schemas"]["PlaceIdAsText"];
                sub_category_id?: components["schemas"]["PlaceIdAsText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BankCounts"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listJobSubCategories: {
        parameters: {
            query: {
                category_id: components["schemas"]["PlaceIdAsText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by their names; none for a category that is not known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Place"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pauseSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    send_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Paused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SendControl"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    previewTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from_number: components["schemas"]["LineNumberAsGiven"];
                    message?: components["schemas"]["MessageText"];
                    upload_id?: components["schemas"]["Id"];
                    phonebook_ids?: components["schemas"]["PhonebookIds"];
                    start?: components["schemas"]["RangeStart"];
                    size?: components["schemas"]["RangeSize"];
                    contact_ids?: components["schemas"]["ContactIds"];
                    segment_id?: components["schemas"]["Id"];
                    sending_type: components["schemas"]["OwnTextType"];
                    text_column?: components["schemas"]["ColumnName"];
                    messages?: components["schemas"]["OwnMessages"];
                    /** @description From 1; the first when it is left out. */
                    page?: number;
                    /** @description 10 when it is left out. */
                    per_page?: number;
                };
            };
        };
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Rows in all. */
                            total: number;
                            items: components["schemas"]["OwnText"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createRecurringSend: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the caller; the same key with the same body is carried out once. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from_number: components["schemas"]["LineNumberAsGiven"];
                    message: components["schemas"]["MessageText"];
                    rule: components["schemas"]["RecurringRule"];
                    params: components["schemas"]["RecurringParams"];
                    charity?: boolean;
                    rate_per_second?: components["schemas"]["SendRate"];
                    validity_minutes?: components["schemas"]["ValidityMinutes"];
                };
            };
        };
        responses: {
            /** @description Planned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecurringSend"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteRecurringSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listRecurringSends: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: {
                        state?: components["schemas"]["RecurringState"];
                    };
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["RecurringSend"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pauseRecurringSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Paused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecurringSend"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resumeRecurringSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description It goes on; or it has ended, because no time was left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecurringSend"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listRecurringRuns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["RecurringRun"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    showRecurringSend: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecurringSend"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateRecurringSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    from_number: components["schemas"]["LineNumberAsGiven"];
                    message: components["schemas"]["MessageText"];
                    rule: components["schemas"]["RecurringRule"];
                    params: components["schemas"]["RecurringParams"];
                    charity?: boolean;
                    rate_per_second?: components["schemas"]["SendRate"];
                    validity_minutes?: components["schemas"]["ValidityMinutes"];
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecurringSend"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    rejectSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    send_id: components["schemas"]["Id"];
                    reason: components["schemas"]["RejectReason"];
                };
            };
        };
        responses: {
            /** @description Rejected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DecidedSend"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    rescheduleSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    send_id: components["schemas"]["Id"];
                    send_time: components["schemas"]["SendTime"];
                };
            };
        };
        responses: {
            /** @description It waits for the new time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SendControl"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resendFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the caller; the same key with the same body is carried out once. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    send_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            send_id: components["schemas"]["Id"];
                            state: components["schemas"]["SendState"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resumeSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    send_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description It goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SendControl"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setSendRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    send_id: components["schemas"]["Id"];
                    rate_per_second: components["schemas"]["SendRate"];
                };
            };
        };
        responses: {
            /** @description The new rate holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SendControl"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    testSend: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the caller; the same key with the same body is carried out once. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from_number: components["schemas"]["LineNumberAsGiven"];
                    message: components["schemas"]["MessageText"];
                };
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            send_id: components["schemas"]["Id"];
                            state: components["schemas"]["SendState"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    uploadNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Upload"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    beginUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the file. */
                    name: string;
                    record_count: number;
                    /** @description What the caller makes of the list, the same for the same list. The panel's is compared with what has come. */
                    fingerprint: string;
                    /** @description Names of the values that come with each number, all different; `{}|` are in none of them. */
                    columns?: components["schemas"]["ColumnName"][];
                };
            };
        };
        responses: {
            /** @description The upload and what of it is there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            upload_id: components["schemas"]["Id"];
                            /** @description Numbers of each part but the last. */
                            part_records: number;
                            part_count: number;
                            received_parts: number[];
                            upload: components["schemas"]["Upload"] | null;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    completeUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upload_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Upload"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    uploadPart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upload_id: components["schemas"]["Id"];
                    /** @description From 1. */
                    part: number;
                    /** @description In the order of the list; each part but the last has exactly `part_records` of them. */
                    numbers: string[];
                    /** @description The lines that the numbers stand in, ascending; counted from 1 when they are left out. */
                    places?: number[];
                    /** @description For an upload with `columns`, and only for one, a list for each number with a value for each column. */
                    values?: string[][];
                };
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            part: number;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendSmsOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description A new code is on its way; the earlier one no longer counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LoginChallenge"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: {
                        /** @description Somewhere in it. */
                        subject?: string;
                        state?: components["schemas"]["TicketState"];
                    };
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Ticket"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    openTicket: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the caller; the same key with the same body is carried out once. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    category: components["schemas"]["TicketCategoryKey"];
                    sub_category: components["schemas"]["TicketCategoryKey"];
                    subject: components["schemas"]["TicketSubject"];
                    text: components["schemas"]["TicketText"];
                    file_ids?: components["schemas"]["TicketFileIds"];
                };
            };
        };
        responses: {
            /** @description The new one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listTicketCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["TicketCategory"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    closeTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listFaqCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: string[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listFaqs: {
        parameters: {
            query?: {
                category?: string;
                /** @description Somewhere in question or answer. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Faq"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    uploadTicketFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            file_id: components["schemas"]["FileId"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addTicketInteraction: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the caller; the same key with the same body is carried out once. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    text: components["schemas"]["TicketText"];
                    file_ids?: components["schemas"]["TicketFileIds"];
                };
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    rateTicketInteraction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    interaction_id: components["schemas"]["Id"];
                    is_helpful: boolean;
                };
            };
        };
        responses: {
            /** @description As it was said. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: components["schemas"]["Id"];
                            interaction_id: components["schemas"]["Id"];
                            is_helpful: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    rateTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    rate: number;
                };
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    markTicketRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    last_interaction_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTicket: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TicketDetails"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: components["schemas"]["TransactionFilters"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Transaction"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listActivityDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domains, in the order in which they are to be shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            activity_domains: {
                                id: components["schemas"]["Id"];
                                title: string;
                            }[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    checkBusinessNeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Due for accounts that registered by themselves, until it is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            due: boolean;
                            /** @description It may be put off. */
                            optional: boolean;
                            /** @description What the registration told already, to begin the form with; null when not due. */
                            suggested: null | {
                                name: string | null;
                                activity_domain_id: components["schemas"]["Id"];
                            };
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setUpBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    activity_domain_id: components["schemas"]["Id"];
                    /**
                     * @description How many people work in it.
                     * @enum {string}
                     */
                    size: "1" | "2-10" | "11-50" | "51+";
                    /** @description What messages are sent for. */
                    purposes: ("notice" | "marketing" | "verification" | "club")[];
                    website?: string | null;
                };
            };
        };
        responses: {
            /** @description Kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    checkUsername: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                };
            };
        };
        responses: {
            /** @description Nobody has it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All kinds in the order to be shown; `file_id` is for `user/files/download`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["AccountDocument"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    removeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["DocumentKind"];
                };
            };
        };
        responses: {
            /** @description The kind, missing now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountDocument"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    uploadDocument: {
        parameters: {
            query: {
                kind: components["schemas"]["DocumentKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The document, waiting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountDocument"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    group_id: components["schemas"]["Id"];
                    text: components["schemas"]["DraftText"];
                };
            };
        };
        responses: {
            /** @description The new draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Draft"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletedDrafts"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    countDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DraftCounts"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createDraftGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: components["schemas"]["DraftGroupTitle"];
                };
            };
        };
        responses: {
            /** @description The new group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DraftGroup"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteDraftGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    expected_count?: number;
                };
            };
        };
        responses: {
            /** @description How many drafts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletedDrafts"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listDraftGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, at most 20. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["DraftGroup"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateDraftGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    title: components["schemas"]["DraftGroupTitle"];
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DraftGroup"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: {
                        group_id?: components["schemas"]["Id"];
                        /** @description Somewhere in the text. */
                        text?: string;
                    };
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Draft"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    group_id?: components["schemas"]["Id"];
                    text?: components["schemas"]["DraftText"];
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Draft"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: {
                        /** @description Somewhere in it. */
                        name?: string;
                        category?: components["schemas"]["FileCategory"];
                    };
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ManagedFile"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listFileCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every kind, also those without a file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FileCategories"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    file_ids: components["schemas"]["FileId"][];
                };
            };
        };
        responses: {
            /** @description How many there were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            deleted_count: number;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadFile: {
        parameters: {
            query: {
                file_id: components["schemas"]["FileId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its bytes; `Content-Type` is what was found by content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    renameFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    file_id: components["schemas"]["FileId"];
                    name: string;
                };
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ManagedFile"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ManagedFile"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    correctIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    national_id: string;
                    birth_date: components["schemas"]["Day"];
                };
            };
        };
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Activation"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    activateColleague: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ColleagueId"];
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Colleague"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    inviteColleague: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["ColleagueName"];
                    /** @example 09241230001 */
                    mobile: string;
                    role_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The pending colleague. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Colleague"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deactivateColleague: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ColleagueId"];
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Colleague"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getColleague: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The colleague. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Colleague"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["InvitationCode"];
                };
            };
        };
        responses: {
            /** @description Who is invited, and by whose account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitation"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    inviteColleagueAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ColleagueId"];
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Colleague"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["InvitationCode"];
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Joined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JoinedColleague"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listColleagues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: {
                        /** @description Somewhere in the name, the user name or the mobile. */
                        search?: string;
                        role_id?: components["schemas"]["Id"];
                        state?: components["schemas"]["ColleagueState"];
                    };
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Colleague"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateColleague: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    name?: components["schemas"]["ColleagueName"];
                    role_id?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Colleague"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    showProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its bytes; `Content-Type` is what was found by content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    uploadProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The profile as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Profile"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    removeProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Profile"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description A code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CodeChallenge"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    confirmRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    code: string;
                    device?: components["schemas"]["DeviceToken"];
                };
            };
        };
        responses: {
            /** @description The account was made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            token: string;
                            expires_at: components["schemas"]["Instant"];
                            device: components["schemas"]["DeviceToken"];
                            activation: components["schemas"]["Activation"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description How many were open and ended, none or one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EndedSessions"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EndedSessions"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions, this one among them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["OpenSession"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getUserSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserSetting"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateUserSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    by_sms: {
                        deposits?: boolean;
                        documents?: boolean;
                        patterns?: boolean;
                        approvals?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserSetting"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getBalanceAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was set, or as every account has it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BalanceAlert"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setBalanceAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    is_on: boolean;
                    /** @description In rial. */
                    below: number;
                };
            };
        };
        responses: {
            /** @description What stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BalanceAlert"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAccountContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of the account's owner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountContact"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    showProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known; null where nothing was told yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Profile"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSignIns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the audit log has. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["SignIn"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSupportAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The owner's leave. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupportAccess"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setSupportAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From now on; 0 takes the leave back. */
                    hours: number;
                };
            };
        };
        responses: {
            /** @description The leave as it holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupportAccess"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms; a registration names their version, which is kept with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 1405-1 */
                            version: string;
                            /** @description Plain text. An empty line parts paragraphs; a line that begins with `# ` is a heading. */
                            text: string;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChanges"];
            };
        };
        responses: {
            /** @description The profile as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Profile"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: components["schemas"]["WebhookTitle"];
                    url: components["schemas"]["WebhookUrl"];
                    events: components["schemas"]["WebhookEvents"];
                    /** @default true */
                    is_on?: boolean;
                };
            };
        };
        responses: {
            /** @description The new address with its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            secret: components["schemas"]["WebhookSecret"];
                            webhook: components["schemas"]["Webhook"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    limit?: number;
                    per_page?: components["schemas"]["PerPage"];
                    filters?: {
                        webhook_id?: components["schemas"]["Id"];
                        state?: components["schemas"]["WebhookDeliveryState"];
                        event?: components["schemas"]["ToldEvent"];
                    };
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["WebhookDelivery"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description It is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resendFailedWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** Format: date-time */
                    from: string;
                    /** Format: date-time */
                    to: string;
                };
            };
        };
        responses: {
            /** @description How many are on their way; with `has_more`, call again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            count: number;
                            has_more: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query: {
                delivery_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kept for thirty days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDeliveryDetail"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them; there are ten at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Webhook"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            secret: components["schemas"]["WebhookSecret"];
                            webhook: components["schemas"]["Webhook"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description What came of it, good or bad. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookResult"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    title: components["schemas"]["WebhookTitle"];
                    url: components["schemas"]["WebhookUrl"];
                    events: components["schemas"]["WebhookEvents"];
                    is_on: boolean;
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
