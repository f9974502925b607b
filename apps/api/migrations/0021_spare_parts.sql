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
ALTER TABLE "parts" ADD CONSTRAINT "parts_category_id_part_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."part_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parts_category" ON "parts" USING btree ("category_id","position");