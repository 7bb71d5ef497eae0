/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

export interface paths {
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
    "/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The balance of the wallet.
         * @description **Access**: members with `wallet.read` (دیدن اعتبار و تراکنش‌ها). Rate: `read`.
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
         * @description **Access**: everybody who is signed in. Rate: `read`.
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
         *     **Access**: members with `line.edit` (تعیین ساعت و سرعت خط). It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["setLineLimits"];
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
    "/phonebooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All phonebooks, in short, to choose from.
         * @description **Access**: members with `contact.read` (دیدن مخاطبان و دفترچه‌ها). Rate: `read`.
         */
        get: operations["listPhonebookChoices"];
        put?: never;
        /**
         * Makes an empty phonebook.
         * @description An account has at most 1,000. Titles are unique without regard to keyboards, half-spaces and small letters.
         *
         *     **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Rate: `write`.
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
         *     **Access**: members with `blacklist.edit` (تغییر لیست سیاه). Rate: `write`.
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
         *     **Access**: members with `blacklist.edit` (تغییر لیست سیاه). Rate: `write`.
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
         *     **Access**: members with `blacklist.read` (دیدن لیست سیاه). Rate: `read`.
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
         *     **Access**: members with `contact.delete` (حذف مخاطب و دفترچه). Rate: `write`.
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
         * @description **Access**: members with `contact.read` (دیدن مخاطبان و دفترچه‌ها). Rate: `read`.
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
         * @description A number that is no contact yet becomes one. A known contact keeps its name; if it has none it takes the one given. The same call twice changes nothing.
         *
         *     **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Rate: `write`.
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
         *     **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Rate: `write`.
         */
        post: operations["addUploadToPhonebooks"];
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
         *     **Access**: members with `contact.read` (دیدن مخاطبان و دفترچه‌ها). Rate: `read`.
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
         *     **Access**: members with `contact.read` (دیدن مخاطبان و دفترچه‌ها). Rate: `read`.
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
         *     **Access**: members with `contact.delete` (حذف مخاطب و دفترچه). Rate: `write`.
         */
        post: operations["deleteContacts"];
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
         * @description **Access**: members with `contact.read` (دیدن مخاطبان و دفترچه‌ها). Rate: `read`.
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
         * Changes a contact’s name, number or phonebooks.
         * @description What is not given stays; `name: null` takes the name away. `phonebook_ids` are all in which it stands from now on.
         *
         *     **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Rate: `write`.
         */
        post: operations["updateContact"];
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
         *     **Access**: members with `contact.edit` (افزودن و ویرایش مخاطب و دفترچه). Rate: `write`.
         */
        post: operations["updatePhonebook"];
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
         * @description **Access**: members with `report.read` (دیدن گزارش ارسال‌ها). Rate: `read`.
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
         * @description **Access**: members with `report.read` (دیدن گزارش ارسال‌ها). Rate: `read`.
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
         *     **Access**: members with `report.export` (دانلود گزارش). Not for admins who act on behalf, unless the owner allowed it. It takes data out: audited. Rate: `export`.
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
         *     **Access**: members with `report.export` (دانلود گزارش). Not for admins who act on behalf, unless the owner allowed it. It takes data out: audited. Rate: `export`.
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
         *     **Access**: members with `report.read` (دیدن گزارش ارسال‌ها). Rate: `read`.
         */
        post: operations["listSends"];
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
         * @description **Access**: members with `report.read` (دیدن گزارش ارسال‌ها). Rate: `read`.
         */
        post: operations["listRecipients"];
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
         *     **Access**: members with `send.create` (ارسال پیامک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It moves money; sends, or decides about what is being sent: audited. Rate: `list`.
         */
        post: operations["createSend"];
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
         * @description With `recipients`, `upload_id` or `phonebook_ids` (one of them) the answer holds a quote: who would receive, who would not and why, the exact price, and a `quote_id` that locks the unit prices for ten minutes. A send that presents it costs that much at most, and that much is held at once. The line is given as `from_number` or as `number`, exactly one of the two.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). Rate: `list`.
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
         *     **Access**: members with `send.stop` (توقف و نگه داشتن ارسال). It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["cancelSend"];
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
         *     **Access**: members with `send.stop` (توقف و نگه داشتن ارسال). It sends, or decides about what is being sent: audited. Rate: `write`.
         */
        post: operations["pauseSend"];
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
         *     **Access**: members with `send.change` (ادامه و زمان‌بندی دوبارهٔ ارسال). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It sends, or decides about what is being sent: audited. Rate: `write`.
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
         *     **Access**: members with `send.create` (ارسال پیامک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It moves money; sends, or decides about what is being sent: audited. Rate: `write`.
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
         *     **Access**: members with `send.change` (ادامه و زمان‌بندی دوبارهٔ ارسال). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It sends, or decides about what is being sent: audited. Rate: `write`.
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
         *     **Access**: members with `send.change` (ادامه و زمان‌بندی دوبارهٔ ارسال). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It sends, or decides about what is being sent: audited. Rate: `write`.
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
         * Sends the text to the mobile number of whoever is signed in.
         * @description Priced and charged like any other send, and marked as a test. At most ten in a minute.
         *
         *     **Access**: members with `send.create` (ارسال پیامک). The account must be active. Not for admins who act on behalf, unless the owner allowed it. It moves money; sends, or decides about what is being sent: audited. Rate: `list`.
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
         * @description A text file (.txt) with one number a line, in UTF-8 or UTF-16, at most 1,000,000 of them and 40 megabytes. Empty lines are passed over; a line that is no number is counted and left out of the send. Kept for 24 hours, and for as long as an accepted send waits for it. It may be sent to more than once.
         *
         *     **Access**: members with `upload.create` (بارگذاری فایل شماره‌ها). Rate: `file`.
         */
        post: operations["uploadNumbers"];
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
         *     **Access**: members with `wallet.read` (دیدن اعتبار و تراکنش‌ها). Rate: `read`.
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
         *     **Access**: members with `account.edit` (تغییر مشخصات و هویت حساب). Rate: `write`.
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
         *     **Access**: members with `account.edit` (تغییر مشخصات و هویت حساب). Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["correctIdentity"];
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
        Contact: {
            id: components["schemas"]["Id"];
            mobile: components["schemas"]["Mobile"];
            name: components["schemas"]["ContactName"] | null;
            /** @description In which it stands, by title; at most ten. */
            phonebooks: {
                id: components["schemas"]["Id"];
                /** @example مشتریان تهران */
                title: string;
            }[];
            phonebooks_count: number;
            /** @description Nothing is sent to it. */
            blacklisted: boolean;
            /** @description What it sends is not shown. */
            receive_blacklisted: boolean;
            /** @description No advertising is sent to it (cancel-11). */
            opted_out: boolean;
            created_at: components["schemas"]["Instant"];
        };
        /** @example مریم رضایی */
        ContactName: string;
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
            /** @description What this user may, as `x-permissions` of the contract names it. */
            permissions: string[];
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
        /**
         * @description Given by a full sign-in and kept by the browser: with it later sign-ins are counted by themselves, so that nobody else can use up their tries. It opens nothing. Good for 90 days from its last use, until the password is replaced.
         * @example ZGV2aWNlLWRldmljZS1kZXZpY2UtZGV2aWNlLWRldm8
         */
        DeviceToken: string;
        Empty: {
            data: null;
            meta: components["schemas"]["Meta"];
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
            duplicate: number;
            blacklisted: number;
            /** @description Answered an earlier advertisement with the opt-out text (cancel-11). */
            opted_out: number;
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
        /** @description Phonebooks as the known API names them. */
        KnownPhonebooks: {
            /** @enum {string} */
            type: "all";
            /** @description As `phonebook_ids`. */
            phonebook_ids: components["schemas"]["IdAsGiven"][];
        };
        Line: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["LineNumber"];
            title: string;
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
        /** @description What the live socket pushes, each only to users who hold the permission for it. Other events may come; ignore what you do not know. */
        LiveEvent: components["schemas"]["SendProgressEvent"] | components["schemas"]["CreditChangedEvent"] | components["schemas"]["RightsChangedEvent"] | components["schemas"]["AccountChangedEvent"];
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
        /** @enum {string} */
        Operator: "mci" | "irancell" | "rightel" | "other";
        /** @description Parts a second of all sends of the account from the line together; null for none of its own. */
        OwnLineRate: number | null;
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
        /**
         * @description Known name of `limit`; it holds when both are given.
         * @example 10
         */
        PerPage: number;
        /** @description Hours of the day in Tehran, from the beginning of `from` to the beginning of `to`; 22 to 6 goes over midnight. Outside of them its sends wait; login codes do not. */
        PermittedHours: {
            from: number;
            to: number;
        };
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
        };
        /** @example مشتریان تهران */
        PhonebookTitle: string;
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
                count: number;
                unit_price: components["schemas"]["Rial"];
                total: components["schemas"]["Rial"];
            }[];
            subtotal: components["schemas"]["Rial"];
            charity: components["schemas"]["Rial"];
            total: components["schemas"]["Rial"];
            credit: components["schemas"]["Rial"];
            enough_credit: boolean;
        };
        Recipient: {
            n: number;
            number: components["schemas"]["Mobile"];
            operator: components["schemas"]["Operator"];
            status: components["schemas"]["RecipientStatus"];
            /** @description What the status means for this recipient, in Persian. */
            reason: string | null;
            parts: number;
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
        /**
         * @description An exact amount in rial.
         * @example 3697.5
         */
        Rial: string;
        /** @description What the user of this socket may do can have changed; ask check_token. */
        RightsChangedEvent: {
            /** @constant */
            event: "rights_changed";
            data: Record<string, never>;
        };
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
            /** @description To the own number of whoever sent it. */
            is_test: boolean;
            /** @description The time it was scheduled for. */
            send_time: components["schemas"]["InstantOrNull"];
            /** @description When it goes on by itself; its time, or the next permitted hour of its line. Null when it waits for no time. */
            waits_until: components["schemas"]["InstantOrNull"];
        };
        SendControl: {
            send_id: components["schemas"]["Id"];
            state: components["schemas"]["SendState"];
            send_time: components["schemas"]["InstantOrNull"];
            rate_per_second: components["schemas"]["SendRate"];
        };
        SendDetails: components["schemas"]["Send"] & {
            text: string;
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
            /** @description What holds on its line now, beside its own rate; null when it has finished, and for login codes, which know none. */
            line_limits: components["schemas"]["LineLimits"] | null;
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
        /**
         * Format: date-time
         * @description When a send leaves, at least a minute and at most a year from now. Without it, at once.
         * @example 2026-11-20T08:30:00.000Z
         */
        SendTime: string;
        /**
         * @description How the send was made, all that the report knows. Today sends are made as normal, webservice, verification, file and phonebook; a filter for another one finds nothing.
         * @enum {string}
         */
        SmsType: "normal" | "webservice" | "bts" | "regional_irancell" | "national_division_mci" | "keyword" | "voice" | "inbox_secretary" | "job" | "auto_answer" | "visit" | "membership_secretary" | "email" | "idea" | "polls" | "matches" | "redirector" | "congrats" | "warning" | "payment" | "alert" | "charge_request" | "notice" | "reader" | "verification" | "pattern" | "pattern_otp" | "pattern_transactional" | "postal_code_bank" | "regional" | "country" | "map" | "peer_to_peer" | "election" | "file" | "phonebook";
        SupportAccess: {
            /** @description Null when support may only look. */
            until: components["schemas"]["InstantOrNull"];
        };
        /**
         * @description send: nothing is sent to the number; receive: what it sends is not shown; cancel_11: no advertising is sent to it, because its owner asked for it.
         * @enum {string}
         */
        SuppressedKind: "send" | "receive" | "cancel_11";
        SuppressedNumber: {
            mobile: components["schemas"]["Mobile"];
            name: components["schemas"]["ContactName"] | null;
            created_at: components["schemas"]["Instant"];
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
            created_at: components["schemas"]["Instant"];
        };
        /**
         * @description admin_credit: given by an admin; send_hold: held for a send; send_return: given back of a hold; send_charge is booked out of the hold and does not move the balance, so it is not listed here.
         * @enum {string}
         */
        TransactionKind: "admin_credit" | "admin_debit" | "send_hold" | "send_return";
        /**
         * @description Seconds since 1970 in UTC.
         * @example 1795163400
         */
        UnixSeconds: number;
        Upload: {
            upload_id: components["schemas"]["Id"];
            /** @description The name of the file. */
            name: string;
            /** @description Lines that are not empty. */
            record_count: number;
            /** @description Those that are no mobile number. */
            invalid_count: number;
            expires_at: components["schemas"]["Instant"];
        };
        /** @description What has not been handed over so many minutes after the send (or its time) expires and is given back; the operator drops the rest then, too. Null for the operator's own time. */
        ValidityMinutes: number | null;
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
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                            updated_at: components["schemas"]["Instant"];
                        };
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
                    phonebook_ids: components["schemas"]["Id"][];
                    contacts: {
                        number: components["schemas"]["NumberAsGiven"];
                        name?: components["schemas"]["ContactName"];
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
                    filters?: {
                        phonebook_id?: components["schemas"]["Id"];
                        /** @description A mobile number in any accepted spelling, or the beginning of one. */
                        number?: string;
                        /** @description Somewhere in the name. */
                        name?: string;
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
                    number?: components["schemas"]["NumberAsGiven"];
                    name?: components["schemas"]["ContactName"] | null;
                    phonebook_ids?: components["schemas"]["Id"][];
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
                        data: {
                            /** @enum {string} */
                            language: "fa" | "en";
                            operators: {
                                operator: components["schemas"]["Operator"];
                                counts: components["schemas"]["RecipientCounts"];
                                charged: components["schemas"]["Rial"];
                                returned: components["schemas"]["Rial"];
                            }[];
                        };
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
    listSends: {
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
                     * @description `quick` and `webservice` take `recipients`, `file` takes `upload_id`, `phonebook` takes `phonebook_ids`.
                     * @enum {string}
                     */
                    sending_type: "quick" | "webservice" | "file" | "phonebook";
                    from_number: components["schemas"]["LineNumberAsGiven"];
                    message: components["schemas"]["MessageText"];
                    /** @description Where the recipients come from; exactly one. Phonebooks also in the known form, `[{"type": "all", "phonebook_ids": [1, 2]}]`: one entry, and all of their numbers. A part of them (`start`, `size`, the type `detail`) is refused. */
                    params: {
                        recipients?: components["schemas"]["RecipientNumbers"];
                        upload_id?: components["schemas"]["Id"];
                        phonebook_ids?: components["schemas"]["PhonebookIds"];
                    } | components["schemas"]["KnownPhonebooks"][];
                    /**
                     * @description Adds 5 percent for charity, as a line of its own.
                     * @default false
                     */
                    charity?: boolean;
                    quote_id?: components["schemas"]["Id"];
                    send_time?: components["schemas"]["SendTime"];
                    rate_per_second?: components["schemas"]["SendRate"];
                    validity_minutes?: components["schemas"]["ValidityMinutes"];
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
                            /** @description Known name of `send_id`, as a list of one. */
                            message_outbox_ids: components["schemas"]["Id"][];
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
                    message: components["schemas"]["MessageText"];
                    recipients?: components["schemas"]["RecipientNumbers"];
                    upload_id?: components["schemas"]["Id"];
                    phonebook_ids?: components["schemas"]["PhonebookIds"];
                    /** @default false */
                    charity?: boolean;
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
                    filters?: {
                        /** @enum {string} */
                        type?: "deposit" | "withdrawal";
                        kind?: components["schemas"]["TransactionKind"];
                        send_id?: components["schemas"]["Id"];
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
}
