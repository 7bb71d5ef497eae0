/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

export interface paths {
    "/account/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link that opens the panel on behalf of an account, once, within three minutes.
         * @description The panel shows the person's name as long as the session lasts. Without the owner's leave nothing is spent, sent or taken out there.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It opens or ends a session: audited. Rate: `write`.
         */
        post: operations["actForAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets an account look but not send, or send again.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["blockDeskAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/give": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives an account a line, another package or a plan, for nothing.
         * @description For those with the role `commerce`. A package gives its lines; those that the account has stay. A plan that ends is added to the time that it has.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["giveToAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accounts of the installation, newest first.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. Rate: `read`.
         */
        post: operations["listDeskAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/move-credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts money into the wallet of an account, or takes it out.
         * @description For those with the role `finance`. The same key is booked once, for ever. What is held for sends cannot be taken.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It moves money: audited. Rate: `write`.
         */
        post: operations["moveCreditOfAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lines, packages and plans that an account may be given, for those with the role `commerce`.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. Rate: `read`.
         */
        get: operations["listAccountOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says whether a person reads the texts of an account before they leave.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes who may what: audited. Rate: `write`.
         */
        post: operations["reviewTextsOfAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One account, with its people and lines.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It takes data out: audited. Rate: `read`.
         */
        get: operations["showDeskAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends all sessions of an account at once.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It opens or ends a session: audited. Rate: `write`.
         */
        post: operations["signOutAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the installation keeps for everybody, of which one may change something.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. Rate: `read`.
         */
        get: operations["listCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collection/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds an item to a collection; accounts have it at once, or from the time that it says.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["addCollectionItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collection/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes an item as it was read.
         * @description Whoever saves what another has changed since is told so, and nothing is changed. What is left out stays.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["changeCollectionItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collection/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Items of a collection, in the order in which people see them.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. Rate: `list`.
         */
        post: operations["listCollectionItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collection/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of an item.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. Rate: `read`.
         */
        get: operations["openPictureOfItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collection/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an item back.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["removeCollectionItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/engine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the engine stands, for those with the role `engine`.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. Rate: `read`.
         */
        get: operations["readEngine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in, and the queues that they may decide about.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. Rate: `list`.
         */
        get: operations["listDeskQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/queue/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides about a thing, once.
         * @description Which verdicts there are, and what goes with each, stands in the thing itself. Of two people the second is told who was first. What its owner has changed since it was read has another key, so nobody decides about what they have not seen.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["decideWaitingThing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/queue/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file that belongs to a thing.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It takes data out: audited. Rate: `read`.
         */
        get: operations["openFileOfThing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/queue/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What waits in a queue, the longest first.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. Rate: `list`.
         */
        post: operations["listWaitingThings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/queue/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that one looks at a thing; for half an hour nobody else decides about it.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It changes what the account keeps: audited. Rate: `write`.
         */
        post: operations["takeWaitingThing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/queue/thing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One thing that waits, with all that a decision needs.
         * @description It stays as it is, and nobody is kept from it.
         *
         *     **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It takes data out: audited. Rate: `read`.
         */
        post: operations["showWaitingThing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the page for signing in shows.
         * @description **Access**: everybody. Rate: `public`.
         */
        get: operations["readDeskSignIn"];
        put?: never;
        /**
         * Opens a session of the desk.
         * @description With username, password and the present code of the authenticator; a code counts once. After ten wrong ones of a name, or of an address, within a quarter of an hour nothing is looked at until that is over.
         *
         *     **Access**: everybody. It opens or ends a session: audited. Rate: `sign-in`.
         */
        post: operations["signInToDesk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session.
         * @description **Access**: everybody who is signed in. Not for admins who act on behalf, unless the owner allowed it. It opens or ends a session: audited. Rate: `write`.
         */
        post: operations["signOutOfDesk"];
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
        AccountOffer: {
            kind: components["schemas"]["OfferKind"];
            key: components["schemas"]["ItemKey"];
            title: string;
        };
        AccountPlan: {
            title: string;
            ends_at: components["schemas"]["InstantOrNull"];
        };
        CollectionField: {
            name: components["schemas"]["FieldName"];
            title: string;
            hint?: string;
            /** @enum {string} */
            kind: "text" | "long_text" | "latin" | "number" | "rial" | "instant" | "choice" | "choices" | "switch" | "words" | "picture";
            is_needed: boolean;
            /** @description Said once; it does not change afterwards. */
            is_fixed: boolean;
            max_chars: number;
            /** @description Of the kinds `choice` and `choices`. */
            choices: components["schemas"]["FieldChoice"][];
        };
        CollectionItem: {
            key: components["schemas"]["ItemKey"];
            version: components["schemas"]["ItemVersion"];
            title: string;
            /** @description What is said of it in a list. */
            facts: components["schemas"]["ThingFact"][];
            /**
             * @description Null where it has none.
             * @enum {string|null}
             */
            state: "in_force" | "coming" | "over" | "closed" | null;
            values: components["schemas"]["ItemValues"];
        };
        /**
         * @example news
         * @enum {string}
         */
        CollectionName: "news" | "banners" | "quick_links" | "faqs" | "contact_ways" | "lines" | "tariffs" | "statutory_charges" | "packages" | "plans" | "bank";
        DeskAccount: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Of its owner. */
            username: string;
            mobile: components["schemas"]["Mobile"];
            /** @enum {string} */
            state: "active" | "checking" | "inactive" | "blocked";
            credit: components["schemas"]["Rial"];
            created_at: components["schemas"]["Instant"];
        };
        DeskAccountDetails: {
            account: components["schemas"]["DeskAccount"];
            blocked_reason: string | null;
            held: components["schemas"]["Rial"];
            is_review_required: boolean;
            people: components["schemas"]["DeskAccountPerson"][];
            lines: string[];
            /** @description Null for accounts that were made without one. */
            package: string | null;
            plans: components["schemas"]["AccountPlan"][];
            /** @description Of the last thirty days. */
            sends_count: number;
        };
        DeskAccountPerson: {
            username: string;
            name: string;
            /** @description Null for the owner. */
            role: string | null;
        };
        DeskCollection: {
            collection: components["schemas"]["CollectionName"];
            fields: components["schemas"]["CollectionField"][];
            can_add: boolean;
            can_change: boolean;
            can_remove: boolean;
        };
        DeskDemo: {
            username: string;
            password: string;
            /** @description What signs in now; left out for half a minute when it was used. */
            code?: string;
        };
        DeskPerson: {
            username: string;
            name: string;
            roles: ("content" | "finance" | "identity" | "support" | "accounts" | "editorial" | "commerce" | "engine")[];
        };
        DeskQueue: {
            queue: components["schemas"]["QueueName"];
            waiting: number;
            oldest_at: components["schemas"]["InstantOrNull"];
        };
        Empty: {
            data: null;
            meta: components["schemas"]["Meta"];
        };
        /** @description All sending is held after a restore; left out while it is not. */
        EngineHold: {
            /** Format: date-time */
            since: string;
            /** @description Sender processes that may still hear of something that they have handed over. */
            busy_senders: number;
            /** @description The list of the operator was compared. */
            is_reconciled: boolean;
        };
        EngineJobs: {
            waiting: number;
            running: number;
            /** @description Of the last seven days. */
            failed: number;
        };
        EngineLine: {
            number: string;
            title: string;
            is_active: boolean;
            /** @description Parts; null for no limit of its own. */
            max_per_second: number | null;
            sends_count: number;
            /** @description Recipients that were not handed over yet. */
            left_count: number;
        };
        EngineState: {
            hold?: components["schemas"]["EngineHold"];
            operator?: components["schemas"]["OperatorLink"];
            sends: components["schemas"]["SendsUnderWay"];
            /** @description Recipients of sends that are not settled. */
            in_doubt: number;
            /** @description Receipts whose message is not known. */
            parked_receipts: number;
            lines: components["schemas"]["EngineLine"][];
            jobs: components["schemas"]["EngineJobs"];
            storage: components["schemas"]["EngineStorage"];
        };
        EngineStorage: {
            files_count: number;
            files_bytes: number;
            database_bytes: number;
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
        FieldChoice: {
            value: string;
            title: string;
        };
        /** @example title */
        FieldName: string;
        /**
         * @description A number in decimal, as text; always within a signed 64-bit integer.
         * @example 1
         */
        Id: string;
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
        /**
         * @description Names an item as long as it is there.
         * @example 12
         */
        ItemKey: string;
        /** @description The value of a field as text, by its kind: `rial` as `RialAmount`, `instant` as `Instant`, `number` in digits, `switch` as yes or no, `choices` and `words` one a line, `picture` as base64 when it is given and by a mark when it is there. An empty text is no value. */
        ItemValue: {
            name: components["schemas"]["FieldName"];
            value: string;
        };
        ItemValues: components["schemas"]["ItemValue"][];
        /**
         * @description Of an item as it was read; another one after each change.
         * @example 0123456789abcdef
         */
        ItemVersion: string;
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
         * @example line
         * @enum {string}
         */
        OfferKind: "line" | "package" | "plan";
        /** @description Left out where this process does not send. */
        OperatorLink: {
            /** @enum {string} */
            state: "connecting" | "bound" | "closed";
            sessions: number;
            wanted_sessions: number;
            /** @description Parts without an answer. */
            in_flight: number;
            /** @description The most that there may be. */
            window: number;
        };
        Page: {
            page: number;
            limit: number;
            total: number;
        };
        /**
         * @example patterns
         * @enum {string}
         */
        QueueName: "patterns" | "secretaries" | "sends" | "deposits" | "payments" | "documents" | "identities" | "tickets";
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
        SendsUnderWay: {
            preparing: number;
            in_review: number;
            scheduled: number;
            paused: number;
            /** @description With something left to hand over. */
            sending: number;
            /** @description Begun */
            unsettled: number;
        };
        ShownThing: {
            key: components["schemas"]["ThingKey"];
            queue: components["schemas"]["QueueName"];
            title: string;
            account_name: string;
            asked_at: components["schemas"]["Instant"];
            facts: components["schemas"]["ThingFact"][];
            texts: components["schemas"]["ThingText"][];
            /** @description So many there are in all. */
            texts_total: number;
            files: components["schemas"]["ThingFile"][];
            verdicts: components["schemas"]["Verdict"][];
        };
        ThingFact: {
            title: string;
            /** @description By its kind: rial as `RialAmount`, instant as `Instant`, number in digits. */
            value: string;
            /** @enum {string} */
            kind: "text" | "latin" | "number" | "rial" | "instant";
        };
        ThingFile: {
            file_id: components["schemas"]["ThingFileId"];
            name: string;
            size: number;
            is_picture: boolean;
        };
        /** @example abc */
        ThingFileId: string;
        /**
         * @description Names a thing as it was read.
         * @example 12.1
         */
        ThingKey: string;
        ThingText: {
            title: string;
            text: string;
            /**
             * @description Who wrote it.
             * @enum {string}
             */
            side: "account" | "desk";
            at: components["schemas"]["InstantOrNull"];
        };
        Verdict: {
            verdict: components["schemas"]["VerdictName"];
            title: string;
            /** @description One of them is needed where there are some. */
            reasons: components["schemas"]["VerdictReason"][];
            /** @enum {string} */
            text: "none" | "optional" | "required";
            max_text_chars: number;
            takes_day: boolean;
        };
        /**
         * @example accept
         * @enum {string}
         */
        VerdictName: "accept" | "refuse" | "answer" | "ask" | "review" | "unit" | "close" | "credited" | "returned";
        VerdictReason: {
            reason: string;
            sentence: string;
            needs_text: boolean;
        };
        WaitingThing: {
            key: components["schemas"]["ThingKey"];
            title: string;
            account_name: string;
            asked_at: components["schemas"]["Instant"];
            /** @description Who looks at it; null while nobody does. */
            taken_by: string | null;
            /** @description Whether that is the one who asks. */
            is_mine: boolean;
        };
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
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    actForAccount: {
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
            /** @description Only its address works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            link: string;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    blockDeskAccount: {
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
                    /** @description The account reads it; without one it is opened again. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description It holds from now on, also for what is under way. */
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
    giveToAccount: {
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
                    kind: components["schemas"]["OfferKind"];
                    key: components["schemas"]["ItemKey"];
                    /**
                     * @description Of a line; the account sends from it unless it says another.
                     * @default false
                     */
                    is_default?: boolean;
                };
            };
        };
        responses: {
            /** @description The account has it from now on. */
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
    listDeskAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Somewhere in name, username or mobile number. */
                    search?: string;
                    /** @default 1 */
                    page?: number;
                    /** @default 20 */
                    limit?: number;
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
                            items: components["schemas"]["DeskAccount"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    moveCreditOfAccount: {
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
                    /** @enum {string} */
                    way: "credit" | "debit";
                    amount: components["schemas"]["RialAmount"];
                    /** @description The account reads it. */
                    description: string;
                };
            };
        };
        responses: {
            /** @description The balance now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            credit: components["schemas"]["Rial"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listAccountOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that there are; lines and plans that are closed too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            offers: components["schemas"]["AccountOffer"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    reviewTextsOfAccount: {
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
                    is_required: boolean;
                };
            };
        };
        responses: {
            /** @description For sends from now on. */
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
    showDeskAccount: {
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
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskAccountDetails"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    signOutAccount: {
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
            /** @description So many had been open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            ended_count: number;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each with the fields of its items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            collections: components["schemas"]["DeskCollection"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addCollectionItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    collection: components["schemas"]["CollectionName"];
                    values: components["schemas"]["ItemValues"];
                };
            };
        };
        responses: {
            /** @description It is there. */
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
    changeCollectionItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    collection: components["schemas"]["CollectionName"];
                    key: components["schemas"]["ItemKey"];
                    version: components["schemas"]["ItemVersion"];
                    values: components["schemas"]["ItemValues"];
                };
            };
        };
        responses: {
            /** @description It holds from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description What follows from it that one may not have meant. */
                            warning: string | null;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listCollectionItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    collection: components["schemas"]["CollectionName"];
                    /** @default 1 */
                    page?: number;
                    /** @default 20 */
                    limit?: number;
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
                            items: components["schemas"]["CollectionItem"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    openPictureOfItem: {
        parameters: {
            query: {
                collection: components["schemas"]["CollectionName"];
                key: components["schemas"]["ItemKey"];
                field: components["schemas"]["FieldName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its bytes. */
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
    removeCollectionItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    collection: components["schemas"]["CollectionName"];
                    key: components["schemas"]["ItemKey"];
                };
            };
        };
        responses: {
            /** @description Nobody sees it any more. */
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
    readEngine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At this moment; counts are of all accounts together. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EngineState"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listDeskQueues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With how much waits, and since when. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            person: components["schemas"]["DeskPerson"];
                            queues: components["schemas"]["DeskQueue"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    decideWaitingThing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    queue: components["schemas"]["QueueName"];
                    key: components["schemas"]["ThingKey"];
                    verdict: components["schemas"]["VerdictName"];
                    /** @description A word of its reasons. */
                    reason?: string;
                    /** @description The account reads it. */
                    text?: string;
                    /**
                     * Format: date
                     * @description The last day that it counts.
                     */
                    day?: string;
                };
            };
        };
        responses: {
            /** @description It is decided, and the account is told. */
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
    openFileOfThing: {
        parameters: {
            query: {
                queue: components["schemas"]["QueueName"];
                key: components["schemas"]["ThingKey"];
                file_id: components["schemas"]["ThingFileId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its bytes. */
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
    listWaitingThings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    queue: components["schemas"]["QueueName"];
                    /** @default 1 */
                    page?: number;
                    /** @default 20 */
                    limit?: number;
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
                            items: components["schemas"]["WaitingThing"][];
                            paging: components["schemas"]["Page"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    takeWaitingThing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    queue: components["schemas"]["QueueName"];
                    key: components["schemas"]["ThingKey"];
                };
            };
        };
        responses: {
            /** @description It is taken. */
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
    showWaitingThing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    queue: components["schemas"]["QueueName"];
                    key: components["schemas"]["ThingKey"];
                    /**
                     * @description The first of its texts to show.
                     * @default 1
                     */
                    from?: number;
                };
            };
        };
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShownThing"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    readDeskSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only a demo tells how to sign in to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            demo?: components["schemas"]["DeskDemo"];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    signInToDesk: {
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
                    code: string;
                };
            };
        };
        responses: {
            /** @description The token is told once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            token: string;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    signOutOfDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is worth nothing from now on. */
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
}
