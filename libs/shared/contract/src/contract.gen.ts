/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

export interface paths {
    "/check_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who am I? */
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
        /** Second step of signing in, with the one-time code. */
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
        /** The balance of the wallet. */
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
        /** Signs in with a one-use code that an admin made for this account. */
        post: operations["externalLogin"];
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
         * @description Sends a one-time code by SMS to the account's mobile and answers with a temporary token for `confirm_otp`. An unknown username and a wrong password give the same answer, in the same time.
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
        /** What the login page needs to know before anybody signs in. */
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
        /** Signs out; the token is worthless from now on. */
        post: operations["logout"];
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
        /** The lines (sender numbers) this account may send from. */
        get: operations["listLines"];
        put?: never;
        post?: never;
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
        /** Counts of a send by operator and language. */
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
        /** One send with its counts and its money. */
        get: operations["getSend"];
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
         * @description Counted, and to be turned over, up to 10,000; find more by filters.
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
        /** The recipients of a send and what became of each. */
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
         * @description With `recipients` the answer holds a quote: who would receive, who would not and why, the exact price, and a `quote_id` that locks the unit prices for ten minutes. A send that presents it costs that much at most.
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
         */
        post: operations["cancelSend"];
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
        /** Sends the one-time code again. */
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
         */
        post: operations["listTransactions"];
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
            /** @description The account may not send. */
            send_block: boolean;
        };
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
        /** @description A number in decimal, as text; always within a signed 64-bit integer. */
        Id: string;
        /**
         * Format: date-time
         * @example 2026-11-20T08:30:00.000Z
         */
        Instant: string;
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
        };
        /** @description A sender number, digits only. */
        LineNumber: string;
        /** @description What the live socket pushes. Other events may come; ignore what you do not know. */
        LiveEvent: components["schemas"]["SendProgressEvent"] | components["schemas"]["CreditChangedEvent"];
        LoginChallenge: {
            /** @enum {string} */
            method: "sms";
            /** @description Temporary; good only for confirm_otp and send_sms_otp. */
            token: string;
            /** @description The last four digits of the mobile the code goes to. */
            mobile_hint: string;
            code_length: number;
            expires_in_seconds: number;
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
        /** @description `98` and ten digits. */
        Mobile: string;
        /** @enum {string} */
        Operator: "mci" | "irancell" | "rightel" | "other";
        Page: {
            page: number;
            limit: number;
            total: number;
        };
        Price: {
            parts: number;
            /** @enum {string} */
            encoding: "gsm7" | "ucs2";
            /** @description As it leaves, with the opt-out text where the line adds it. */
            final_text: string;
            mci_price: components["schemas"]["Rial"];
            other_price: components["schemas"]["Rial"];
            quote: components["schemas"]["Quote"] | null;
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
            parts: number;
            price: components["schemas"]["Rial"];
            /**
             * @description Where the price is now.
             * @enum {string}
             */
            money: "held" | "charged" | "returned";
            submitted_at: components["schemas"]["Instant"] | null;
            answered_at: components["schemas"]["Instant"] | null;
            receipt_at: components["schemas"]["Instant"] | null;
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
        /**
         * @description An exact amount in rial.
         * @example 3697.5
         */
        Rial: string;
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
            /** @description Taken out of the hold so far, with charity. */
            charged: components["schemas"]["Rial"];
            /** @description Given back so far, with charity. */
            returned: components["schemas"]["Rial"];
            created_at: components["schemas"]["Instant"];
            finished_at: components["schemas"]["Instant"] | null;
        };
        SendDetails: components["schemas"]["Send"] & {
            text: string;
            /** @enum {string} */
            encoding: "gsm7" | "ucs2";
            excluded: components["schemas"]["ExcludedCounts"];
            charity: components["schemas"]["Rial"];
            user_ip: string | null;
            can_stop: boolean;
        };
        SendProgress: {
            send_id: components["schemas"]["Id"];
            state: components["schemas"]["SendState"];
            counts: components["schemas"]["RecipientCounts"];
            charged: components["schemas"]["Rial"];
            returned: components["schemas"]["Rial"];
            finished_at: components["schemas"]["Instant"] | null;
        };
        SendProgressEvent: {
            /** @constant */
            event: "send_progress";
            data: components["schemas"]["SendProgress"];
        };
        /**
         * @description 0 creating, 1 waiting for review, 2 sending, 3 rejected, 4 no valid recipient, 5 queued, 6 finished, 7 stopped, 8 no credit, 9 system error, 10 paused, 11 scheduled.
         * @enum {integer}
         */
        SendState: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
        /**
         * @description How the send was made.
         * @enum {string}
         */
        SmsType: "normal" | "webservice" | "verification";
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
                };
            };
        };
        responses: {
            /** @description The code is on its way. */
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
                    filters?: {
                        send_id?: components["schemas"]["Id"];
                        number?: components["schemas"]["LineNumber"];
                        message?: string;
                        state?: components["schemas"]["SendState"];
                        type?: components["schemas"]["SmsType"];
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
                    /** @enum {string} */
                    sending_type: "quick" | "webservice";
                    from_number: components["schemas"]["LineNumber"];
                    message: components["schemas"]["MessageText"];
                    params: {
                        recipients: components["schemas"]["RecipientNumbers"];
                    };
                    /**
                     * @description Adds 5 percent for charity, as a line of its own.
                     * @default false
                     */
                    charity?: boolean;
                    quote_id?: components["schemas"]["Id"];
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
                    from_number: components["schemas"]["LineNumber"];
                    message: components["schemas"]["MessageText"];
                    recipients?: components["schemas"]["RecipientNumbers"];
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
}
