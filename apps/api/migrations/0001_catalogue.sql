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
	"max_power" double precision,
	"battery_capacity" double precision,
	"battery_range" double precision,
	"top_speed" double precision,
	"specifications" jsonb NOT NULL,
	"highlights" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"additional_features" jsonb NOT NULL,
	"colours" jsonb NOT NULL,
	"drawing_hints" jsonb NOT NULL,
	"drawing_key" text NOT NULL,
	"drawing_width" integer NOT NULL,
	"drawing_height" integer NOT NULL,
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
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "catalogue_state_one_row" CHECK ("catalogue_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"also_known_as" text,
	"state" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"population" integer NOT NULL,
	CONSTRAINT "cities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bike_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	"ex_showroom_price" integer,
	"special_features" text,
	"colours" jsonb NOT NULL,
	CONSTRAINT "variants_bike_name" UNIQUE("bike_id","name")
);
--> statement-breakpoint
ALTER TABLE "bikes" ADD CONSTRAINT "bikes_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bikes_popularity" ON "bikes" USING btree ("popularity" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "bikes_brand" ON "bikes" USING btree ("brand_id","popularity" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bikes_body_style" ON "bikes" USING btree ("body_style","fuel_type","popularity" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bikes_price" ON "bikes" USING btree ("price");--> statement-breakpoint
CREATE INDEX "bikes_engine_capacity" ON "bikes" USING btree ("engine_capacity");--> statement-breakpoint
CREATE INDEX "bikes_launch_date" ON "bikes" USING btree ("launch_date");--> statement-breakpoint
CREATE INDEX "bikes_full_name_trgm" ON "bikes" USING gin ("full_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cities_population" ON "cities" USING btree ("population" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "cities_name_trgm" ON "cities" USING gin ("name" gin_trgm_ops);