CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" integer NOT NULL,
	"bike_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_user_id_bike_id_pk" PRIMARY KEY("user_id","bike_id")
);
--> statement-breakpoint
CREATE TABLE "mail_budgets" (
	"subject" text PRIMARY KEY NOT NULL,
	"whole_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"email_key" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "mail_tokens_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"replaces" text,
	"arrived_at" timestamp with time zone,
	"lost_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer,
	"refusals" integer DEFAULT 0 NOT NULL,
	"refused_since" timestamp with time zone,
	"refusals_told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"role" text,
	"listings_added" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "users_username_key_unique" UNIQUE("username_key"),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('moderator'))
);
--> statement-breakpoint
CREATE TABLE "article_likes" (
	"article_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "article_likes_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" text NOT NULL,
	"message" text NOT NULL,
	"reply" text NOT NULL,
	"intent" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_people" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"email" text,
	"phone" text NOT NULL,
	"city" text NOT NULL,
	"thread" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comparison_counts" (
	"bike_id" integer NOT NULL,
	"rival_id" integer NOT NULL,
	"week" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "comparison_counts_week_bike_id_rival_id_pk" PRIMARY KEY("week","bike_id","rival_id"),
	CONSTRAINT "comparison_counts_order" CHECK ("comparison_counts"."bike_id" < "comparison_counts"."rival_id")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"digest" text NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"mobile_number" text NOT NULL,
	"city" text NOT NULL,
	"comments" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "contact_messages_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
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
	"closed_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_pair" UNIQUE("listing_id","buyer_id"),
	CONSTRAINT "conversations_closed_by_known" CHECK ("conversations"."closed_by" in ('reports', 'refused'))
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
	"decision_id" integer,
	"is_repeated" boolean DEFAULT false NOT NULL,
	"rejected_by_id" integer,
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
CREATE TABLE "figure_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bike_id" integer NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"seen_at" text,
	"count" integer DEFAULT 1 NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"decision_id" integer,
	CONSTRAINT "figure_reports_bike_field_value" UNIQUE("bike_id","field","value")
);
--> statement-breakpoint
CREATE TABLE "findable_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "findable_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text,
	"published_date" date,
	"is_sample" boolean NOT NULL,
	"names" text NOT NULL,
	"vector" "tsvector" NOT NULL,
	CONSTRAINT "findable_pages_source_unique" UNIQUE("source")
);
--> statement-breakpoint
CREATE TABLE "listing_favourites" (
	"user_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_favourites_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "listing_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"key" text NOT NULL,
	"shown_as" text NOT NULL,
	"submission_key" text,
	"widths" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"has_avif" boolean DEFAULT false NOT NULL,
	"picture_id" integer,
	"added_at" timestamp with time zone NOT NULL,
	"hidden_by" text,
	CONSTRAINT "listing_photos_key_unique" UNIQUE("key"),
	CONSTRAINT "listing_photos_shown_as_unique" UNIQUE("shown_as"),
	CONSTRAINT "listing_photos_submission" UNIQUE("listing_id","submission_key"),
	CONSTRAINT "listing_photos_hidden_by_known" CHECK ("listing_photos"."hidden_by" in ('reports', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "listing_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"price" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_views" (
	"listing_id" integer NOT NULL,
	"week" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "listing_views_listing_id_week_pk" PRIMARY KEY("listing_id","week")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"user_id" integer,
	"submission_key" text,
	"brand_id" integer,
	"brand_name" text NOT NULL,
	"bike_id" integer,
	"model" text NOT NULL,
	"version" text,
	"year_of_manufacture" smallint NOT NULL,
	"km_ridden" integer NOT NULL,
	"color" text,
	"city_id" integer,
	"registration_location" text NOT NULL,
	"owner" text NOT NULL,
	"condition" text NOT NULL,
	"expected_price" integer NOT NULL,
	"is_price_negotiable" boolean NOT NULL,
	"is_insured" boolean,
	"insurance_expiry_date" date,
	"is_loan_active" boolean,
	"loan_provider" text,
	"loan_remarks" text,
	"description" text NOT NULL,
	"contact" text,
	"status" text NOT NULL,
	"reason" text,
	"verified_at" timestamp with time zone,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_sample" boolean NOT NULL,
	"sold_at" timestamp with time zone,
	"sold_price" integer,
	"search_text" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"confirm_by" timestamp with time zone,
	"agreed_until" timestamp with time zone,
	"deal_value" integer,
	"deal_low" integer,
	"deal_high" integer,
	"deal_errors" double precision,
	"deal_key" text,
	CONSTRAINT "listings_slug_unique" UNIQUE("slug"),
	CONSTRAINT "listings_submission" UNIQUE("user_id","submission_key"),
	CONSTRAINT "listings_status_known" CHECK ("listings"."status" in ('pending', 'active', 'held', 'sold', 'expired', 'withdrawn', 'rejected')),
	CONSTRAINT "listings_reason" CHECK (("listings"."status" in ('held', 'rejected')) = ("listings"."reason" is not null)),
	CONSTRAINT "listings_sold" CHECK (("listings"."status" = 'sold') = ("listings"."sold_at" is not null)),
	CONSTRAINT "listings_owner" CHECK ("listings"."owner" in ('1st', '2nd', '3rd+')),
	CONSTRAINT "listings_condition" CHECK ("listings"."condition" in ('excellent', 'good', 'fair', 'needs_work')),
	CONSTRAINT "listings_sample" CHECK ("listings"."is_sample" = ("listings"."user_id" is null)),
	CONSTRAINT "listings_expiry" CHECK ("listings"."is_sample" = ("listings"."expires_at" is null)),
	CONSTRAINT "listings_sample_unverified" CHECK (not ("listings"."is_sample" and "listings"."verified_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "uploaded_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploaded_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"fingerprint" bit(64) NOT NULL,
	"thumbnail" "bytea",
	"first_uploaded_at" timestamp with time zone NOT NULL,
	"allowed_by" integer
);
--> statement-breakpoint
CREATE TABLE "moderation_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"owner_id" integer,
	"verdict" text NOT NULL,
	"reason" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"by_owner" boolean NOT NULL,
	"reversed_at" timestamp with time zone,
	"reversed_by" integer,
	"reversed_by_owner" boolean DEFAULT false NOT NULL,
	"reversal_reason" text,
	CONSTRAINT "moderation_decisions_subject_known" CHECK ("moderation_decisions"."subject" in ('conversation', 'listing', 'review', 'photo', 'figure', 'report')),
	CONSTRAINT "moderation_decisions_verdict_known" CHECK ("moderation_decisions"."verdict" in ('allow', 'refuse'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" integer,
	"message_id" integer,
	"mail" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"lost_answers" smallint DEFAULT 0 NOT NULL,
	"is_charged" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "part_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "part_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "part_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "parts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"category_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"old_price" integer,
	"quantity_left" integer NOT NULL,
	"applicable_model" text NOT NULL,
	"needs" jsonb NOT NULL,
	"box_content" jsonb NOT NULL,
	"highlights" jsonb NOT NULL,
	"description" text NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "parts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"subject" text PRIMARY KEY NOT NULL,
	"whole_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_hold_reports" (
	"hold_id" integer NOT NULL,
	"report_id" integer NOT NULL,
	CONSTRAINT "report_hold_reports_hold_id_report_id_pk" PRIMARY KEY("hold_id","report_id")
);
--> statement-breakpoint
CREATE TABLE "report_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"mark" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"is_alert" boolean DEFAULT false NOT NULL,
	CONSTRAINT "report_holds_subject_known" CHECK ("report_holds"."subject" in ('conversation', 'listing', 'review', 'photo'))
);
--> statement-breakpoint
CREATE TABLE "bike_ratings" (
	"bike_id" integer PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"stars" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "review_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text,
	"bike_id" integer NOT NULL,
	"user_id" integer,
	"author_name" text NOT NULL,
	"rating" smallint NOT NULL,
	"title" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"reason" text,
	CONSTRAINT "reviews_slug_unique" UNIQUE("slug"),
	CONSTRAINT "reviews_user_bike" UNIQUE("user_id","bike_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_status_known" CHECK ("reviews"."status" in ('PENDING', 'PUBLISHED', 'REJECTED')),
	CONSTRAINT "reviews_reason" CHECK (("reviews"."status" = 'REJECTED') = ("reviews"."reason" is not null)),
	CONSTRAINT "reviews_sample" CHECK ("reviews"."is_sample" = ("reviews"."slug" is not null))
);
--> statement-breakpoint
CREATE TABLE "article_bikes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_bikes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"bike_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "article_bikes_article_bike" UNIQUE("article_id","bike_id")
);
--> statement-breakpoint
CREATE TABLE "article_views" (
	"article_id" integer NOT NULL,
	"week" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "article_views_article_id_week_pk" PRIMARY KEY("article_id","week")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"markdown" text DEFAULT '' NOT NULL,
	"excerpt" text,
	"published_date" date NOT NULL,
	"category" text DEFAULT 'News' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"is_sample" boolean NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"caption" text,
	"specifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tool" text,
	"tool_label" text,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "bike_views" (
	"bike_id" integer NOT NULL,
	"week" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "bike_views_bike_id_week_pk" PRIMARY KEY("bike_id","week")
);
--> statement-breakpoint
CREATE TABLE "bikes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bikes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"brand_id" integer NOT NULL,
	"name" text NOT NULL,
	"full_name" text NOT NULL,
	"status" text NOT NULL,
	"body_style" text NOT NULL,
	"fuel_type" text NOT NULL,
	"price" integer,
	"price_month" text,
	"launch_date" date,
	"popularity" integer NOT NULL,
	"engine_capacity" double precision,
	"mileage" double precision,
	"mileage_kind" text,
	"max_power" double precision,
	"battery_capacity" double precision,
	"battery_range" double precision,
	"range_kind" text,
	"top_speed" double precision,
	"specifications" jsonb NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"highlights" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"additional_features" jsonb NOT NULL,
	"colours" jsonb NOT NULL,
	"drawing_hints" jsonb NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"drawing_key" text NOT NULL,
	"drawing_width" integer NOT NULL,
	"drawing_height" integer NOT NULL,
	"content_key" text DEFAULT '' NOT NULL,
	"changed_on" date DEFAULT current_date NOT NULL,
	CONSTRAINT "bikes_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"founded_year" integer,
	"country_of_origin" text,
	"description" text NOT NULL,
	"simple_icon" text,
	"dealer_finder" text,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"fingerprint" text,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "catalogue_state_one_row" CHECK ("catalogue_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"also_known_as" text,
	"state" text NOT NULL,
	"rto_code" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"population" integer NOT NULL,
	CONSTRAINT "cities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "comparisons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comparisons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"position" smallint NOT NULL,
	"bike_id" integer NOT NULL,
	"rival_id" integer NOT NULL,
	CONSTRAINT "comparisons_bike_rival" UNIQUE("bike_id","rival_id")
);
--> statement-breakpoint
CREATE TABLE "dealerships" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dealerships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"brand_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"pincode" text,
	"phone" text,
	"website" text,
	"latitude" double precision,
	"longitude" double precision,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "dealerships_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"position" smallint NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "faqs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bike_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	"ex_showroom_price" integer,
	"price_month" text,
	"special_features" text,
	"colours" jsonb NOT NULL,
	CONSTRAINT "variants_bike_name" UNIQUE("bike_id","name")
);
--> statement-breakpoint
CREATE TABLE "searches" (
	"term" text NOT NULL,
	"week" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "searches_term_week_pk" PRIMARY KEY("term","week")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_likes" ADD CONSTRAINT "article_likes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_likes" ADD CONSTRAINT "article_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_person_id_chat_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."chat_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_people" ADD CONSTRAINT "chat_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison_counts" ADD CONSTRAINT "comparison_counts_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison_counts" ADD CONSTRAINT "comparison_counts_rival_id_bikes_id_fk" FOREIGN KEY ("rival_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_offer_id_conversation_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."conversation_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_offers" ADD CONSTRAINT "conversation_offers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_mails" ADD CONSTRAINT "message_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_rejected_by_id_moderation_decisions_id_fk" FOREIGN KEY ("rejected_by_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_reports" ADD CONSTRAINT "figure_reports_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_reports" ADD CONSTRAINT "figure_reports_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_favourites" ADD CONSTRAINT "listing_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_favourites" ADD CONSTRAINT "listing_favourites_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD CONSTRAINT "listing_photos_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD CONSTRAINT "listing_photos_picture_id_uploaded_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."uploaded_pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_prices" ADD CONSTRAINT "listing_prices_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_allowed_by_moderation_decisions_id_fk" FOREIGN KEY ("allowed_by") REFERENCES "public"."moderation_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_reversed_by_users_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_category_id_part_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."part_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_hold_reports" ADD CONSTRAINT "report_hold_reports_hold_id_report_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."report_holds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_hold_reports" ADD CONSTRAINT "report_hold_reports_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bike_ratings" ADD CONSTRAINT "bike_ratings_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_bikes" ADD CONSTRAINT "article_bikes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_bikes" ADD CONSTRAINT "article_bikes_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_views" ADD CONSTRAINT "article_views_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bike_views" ADD CONSTRAINT "bike_views_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bikes" ADD CONSTRAINT "bikes_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_rival_id_bikes_id_fk" FOREIGN KEY ("rival_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealerships" ADD CONSTRAINT "dealerships_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealerships" ADD CONSTRAINT "dealerships_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_bike" ON "favourites" USING btree ("bike_id");--> statement-breakpoint
CREATE INDEX "mail_budgets_whole" ON "mail_budgets" USING btree ("whole_at");--> statement-breakpoint
CREATE INDEX "mail_tokens_user" ON "mail_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "article_likes_user" ON "article_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_messages_person" ON "chat_messages" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "chat_messages_sent" ON "chat_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "chat_people_user" ON "chat_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_people_created" ON "chat_people" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_user" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "contact_messages_sent" ON "contact_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "conversation_messages_conversation" ON "conversation_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "conversation_messages_offer" ON "conversation_messages" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "conversation_messages_emptied" ON "conversation_messages" USING btree ("emptied_at") WHERE "conversation_messages"."emptied_at" is not null;--> statement-breakpoint
CREATE INDEX "conversation_offers_conversation" ON "conversation_offers" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversations_buyer" ON "conversations" USING btree ("buyer_id","updated_at");--> statement-breakpoint
CREATE INDEX "conversations_seller" ON "conversations" USING btree ("seller_id","updated_at");--> statement-breakpoint
CREATE INDEX "message_mails_digest" ON "message_mails" USING btree ("digest_at") WHERE "message_mails"."digest_at" is not null;--> statement-breakpoint
CREATE INDEX "reports_about" ON "reports" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "reports_decision" ON "reports" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "reports_rejected_by" ON "reports" USING btree ("rejected_by_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("subject","subject_id","created_at") WHERE "reports"."decision_id" is null;--> statement-breakpoint
CREATE INDEX "user_blocks_blocked" ON "user_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "figure_reports_decision" ON "figure_reports" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "figure_reports_open" ON "figure_reports" USING btree ("reported_at") WHERE "figure_reports"."decision_id" is null;--> statement-breakpoint
CREATE INDEX "findable_pages_vector" ON "findable_pages" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "findable_pages_names_trgm" ON "findable_pages" USING gin ("names" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listing_favourites_listing" ON "listing_favourites" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_photos_listing" ON "listing_photos" USING btree ("listing_id","position");--> statement-breakpoint
CREATE INDEX "listing_photos_without_avif" ON "listing_photos" USING btree ("id") WHERE not "listing_photos"."has_avif";--> statement-breakpoint
CREATE INDEX "listing_photos_picture" ON "listing_photos" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "listing_prices_listing" ON "listing_prices" USING btree ("listing_id","since");--> statement-breakpoint
CREATE INDEX "listings_user" ON "listings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "listings"."status" in ('pending', 'active');--> statement-breakpoint
CREATE INDEX "listings_brand" ON "listings" USING btree ("brand_id","created_at" DESC NULLS FIRST) WHERE "listings"."status" in ('pending', 'active');--> statement-breakpoint
CREATE INDEX "listings_city" ON "listings" USING btree ("city_id","created_at" DESC NULLS FIRST) WHERE "listings"."status" in ('pending', 'active');--> statement-breakpoint
CREATE INDEX "listings_bike" ON "listings" USING btree ("bike_id");--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("expected_price") WHERE "listings"."status" in ('pending', 'active');--> statement-breakpoint
CREATE INDEX "listings_km" ON "listings" USING btree ("km_ridden") WHERE "listings"."status" in ('pending', 'active');--> statement-breakpoint
CREATE INDEX "listings_year" ON "listings" USING btree ("year_of_manufacture" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "listings"."status" in ('pending', 'active');--> statement-breakpoint
CREATE INDEX "listings_deal" ON "listings" USING btree ("deal_errors") WHERE "listings"."status" in ('pending', 'active');--> statement-breakpoint
CREATE INDEX "listings_held" ON "listings" USING btree ("updated_at") WHERE "listings"."status" = 'held';--> statement-breakpoint
CREATE INDEX "listings_expires" ON "listings" USING btree ("expires_at") WHERE "listings"."status" in ('pending', 'active');--> statement-breakpoint
CREATE INDEX "listings_confirm_by" ON "listings" USING btree ("confirm_by");--> statement-breakpoint
CREATE INDEX "listings_search_trgm" ON "listings" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "uploaded_pictures_user" ON "uploaded_pictures" USING btree ("user_id","first_uploaded_at");--> statement-breakpoint
CREATE INDEX "uploaded_pictures_allowed_by" ON "uploaded_pictures" USING btree ("allowed_by");--> statement-breakpoint
CREATE INDEX "moderation_decisions_about" ON "moderation_decisions" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_owner" ON "moderation_decisions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_decided_by" ON "moderation_decisions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "moderation_decisions_reversed_by" ON "moderation_decisions" USING btree ("reversed_by");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "outbox_user" ON "outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_message" ON "outbox" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "parts_category" ON "parts" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "report_hold_reports_report" ON "report_hold_reports" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "report_holds_about" ON "report_holds" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "report_holds_held_at" ON "report_holds" USING btree ("held_at");--> statement-breakpoint
CREATE INDEX "review_votes_user" ON "review_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_bike" ON "reviews" USING btree ("bike_id","is_sample");--> statement-breakpoint
CREATE INDEX "reviews_status" ON "reviews" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "article_bikes_bike" ON "article_bikes" USING btree ("bike_id");--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("published_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bikes_popularity" ON "bikes" USING btree ("popularity" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "bikes_brand" ON "bikes" USING btree ("brand_id","popularity" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bikes_body_style" ON "bikes" USING btree ("body_style","fuel_type","popularity" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bikes_price" ON "bikes" USING btree ("price");--> statement-breakpoint
CREATE INDEX "bikes_engine_capacity" ON "bikes" USING btree ("engine_capacity");--> statement-breakpoint
CREATE INDEX "bikes_launch_date" ON "bikes" USING btree ("launch_date");--> statement-breakpoint
CREATE INDEX "bikes_full_name_trgm" ON "bikes" USING gin ("full_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cities_population" ON "cities" USING btree ("population" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "cities_name_trgm" ON "cities" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "dealerships_brand_city" ON "dealerships" USING btree ("brand_id","city_id");--> statement-breakpoint
CREATE INDEX "dealerships_city" ON "dealerships" USING btree ("city_id");