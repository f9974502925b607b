CREATE TABLE "conversation_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"side" text NOT NULL,
	"author_id" integer,
	"submission_key" text,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"offer_id" integer,
	"emptied_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_messages_submission" UNIQUE("author_id","submission_key"),
	CONSTRAINT "conversation_messages_side" CHECK ("conversation_messages"."side" in ('buyer', 'seller'))
);
--> statement-breakpoint
CREATE TABLE "conversation_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"side" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"agreed_until" timestamp with time zone,
	CONSTRAINT "conversation_offers_side" CHECK ("conversation_offers"."side" in ('buyer', 'seller')),
	CONSTRAINT "conversation_offers_status" CHECK ("conversation_offers"."status" in ('open', 'accepted', 'declined', 'withdrawn', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer,
	"buyer_id" integer,
	"seller_id" integer,
	"bike_name" text NOT NULL,
	"buyer_seen" integer DEFAULT 0 NOT NULL,
	"seller_seen" integer DEFAULT 0 NOT NULL,
	"number_shown_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_pair" UNIQUE("listing_id","buyer_id")
);
--> statement-breakpoint
CREATE TABLE "message_mails" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"window_at" timestamp with time zone NOT NULL,
	"sent" smallint NOT NULL,
	"digest_at" timestamp with time zone,
	"off_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"reporter_id" integer,
	"ground" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_once" UNIQUE("reporter_id","subject","subject_id"),
	CONSTRAINT "reports_subject_known" CHECK ("reports"."subject" in ('conversation', 'listing', 'review', 'photo', 'figure')),
	CONSTRAINT "reports_ground_known" CHECK ("reports"."ground" in ('scam', 'rude', 'spam', 'false', 'other'))
);
--> statement-breakpoint
CREATE TABLE "user_blocks" (
	"user_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id")
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "agreed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_offer_id_conversation_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."conversation_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_offers" ADD CONSTRAINT "conversation_offers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_mails" ADD CONSTRAINT "message_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_messages_conversation" ON "conversation_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "conversation_messages_offer" ON "conversation_messages" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "conversation_messages_emptied" ON "conversation_messages" USING btree ("emptied_at") WHERE "conversation_messages"."emptied_at" is not null;--> statement-breakpoint
CREATE INDEX "conversation_offers_conversation" ON "conversation_offers" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversations_buyer" ON "conversations" USING btree ("buyer_id","updated_at");--> statement-breakpoint
CREATE INDEX "conversations_seller" ON "conversations" USING btree ("seller_id","updated_at");--> statement-breakpoint
CREATE INDEX "message_mails_digest" ON "message_mails" USING btree ("digest_at") WHERE "message_mails"."digest_at" is not null;--> statement-breakpoint
CREATE INDEX "reports_about" ON "reports" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "user_blocks_blocked" ON "user_blocks" USING btree ("blocked_id");