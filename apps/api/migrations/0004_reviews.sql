CREATE TABLE "comparison_counts" (
	"bike_id" integer NOT NULL,
	"rival_id" integer NOT NULL,
	"week" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "comparison_counts_week_bike_id_rival_id_pk" PRIMARY KEY("week","bike_id","rival_id"),
	CONSTRAINT "comparison_counts_order" CHECK ("comparison_counts"."bike_id" < "comparison_counts"."rival_id")
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
	CONSTRAINT "reviews_slug_unique" UNIQUE("slug"),
	CONSTRAINT "reviews_user_bike" UNIQUE("user_id","bike_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_sample" CHECK ("reviews"."is_sample" = ("reviews"."slug" is not null))
);
--> statement-breakpoint
ALTER TABLE "bikes" ADD COLUMN "content_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bikes" ADD COLUMN "changed_on" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "comparison_counts" ADD CONSTRAINT "comparison_counts_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison_counts" ADD CONSTRAINT "comparison_counts_rival_id_bikes_id_fk" FOREIGN KEY ("rival_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_bike" ON "reviews" USING btree ("bike_id","is_sample");