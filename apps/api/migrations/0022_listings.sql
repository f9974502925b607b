CREATE TABLE "listing_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"key" text NOT NULL,
	"widths" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_photos_key_unique" UNIQUE("key")
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
	"year" smallint NOT NULL,
	"km" integer NOT NULL,
	"color" text,
	"city_id" integer,
	"registration_location" text NOT NULL,
	"owner" text NOT NULL,
	"condition" text NOT NULL,
	"price" integer NOT NULL,
	"is_negotiable" boolean NOT NULL,
	"is_insured" boolean,
	"insured_until" date,
	"has_loan" boolean,
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
ALTER TABLE "listing_photos" ADD CONSTRAINT "listing_photos_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_prices" ADD CONSTRAINT "listing_prices_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_photos_listing" ON "listing_photos" USING btree ("listing_id","position");--> statement-breakpoint
CREATE INDEX "listing_prices_listing" ON "listing_prices" USING btree ("listing_id","since");--> statement-breakpoint
CREATE INDEX "listings_user" ON "listings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "listings"."status" in ('pending', 'active');--> statement-breakpoint
CREATE INDEX "listings_brand" ON "listings" USING btree ("brand_id","created_at" DESC NULLS FIRST) WHERE "listings"."status" in ('pending', 'active');--> statement-breakpoint
CREATE INDEX "listings_city" ON "listings" USING btree ("city_id","created_at" DESC NULLS FIRST) WHERE "listings"."status" in ('pending', 'active');--> statement-breakpoint
CREATE INDEX "listings_bike" ON "listings" USING btree ("bike_id");--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("price") WHERE "listings"."status" in ('pending', 'active');--> statement-breakpoint
CREATE INDEX "listings_expires" ON "listings" USING btree ("expires_at") WHERE "listings"."status" in ('pending', 'active');--> statement-breakpoint
CREATE INDEX "listings_search_trgm" ON "listings" USING gin ("search_text" gin_trgm_ops);